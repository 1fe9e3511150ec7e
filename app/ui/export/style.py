"""The page's style: light and dark as the reader's system says, and on paper."""

STYLE = """
:root { color-scheme: light dark; --text: #1e2224; --muted: #565d61; --ground: #fdfdfc; --raised: #f1f1ed;
  --border: #d9dad5; --accent: #0b6664; --chip: #dceeed; --chip-text: #0b4f4d; --warning: #8f4a00; --mark: #fdeeb3;
  --comment: #5f676b; --keyword: #8a2b7f; --string: #1f6b33; --number: #8f4a00; --name: #1a5a9c; --danger: #b3261e;
  --disputed: #e9e2f6; --disputed-text: #4f2d8c; }
@media (prefers-color-scheme: dark) { :root { --text: #e8eaeb; --muted: #a3aaae; --ground: #1b1e20; --raised: #26292c;
  --border: #3c4145; --accent: #6fc7c3; --chip: #21403f; --chip-text: #a9e0dd; --warning: #e6b87c; --mark: #5c5220;
  --comment: #969da1; --keyword: #e09ad6; --string: #93cf9f; --number: #e6b87c; --name: #8fc0f0; --danger: #f2a29b;
  --disputed: #372d52; --disputed-text: #d5c6f8; } }
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--text); overflow-wrap: break-word;
  font: 16px/1.6 system-ui, "Segoe UI", "PingFang SC", "Microsoft YaHei UI", "Noto Sans", "Noto Sans CJK SC",
  sans-serif; }
body:lang(zh-CN), .answer:lang(zh-CN), .question:lang(zh-CN) { font-family: system-ui,
  "Segoe UI", "PingFang SC", "Microsoft YaHei UI", "Noto Sans", "Noto Sans CJK SC", sans-serif; }
body:lang(zh-TW), .answer:lang(zh-TW), .question:lang(zh-TW) { font-family: system-ui,
  "PingFang TC", "Microsoft JhengHei UI", "Noto Sans CJK TC", sans-serif; }
body:lang(ja), .answer:lang(ja), .question:lang(ja) { font-family: system-ui,
  "Hiragino Sans", "Yu Gothic UI", "Noto Sans CJK JP", sans-serif; }
body:lang(ko), .answer:lang(ko), .question:lang(ko) { font-family: system-ui,
  "Apple SD Gothic Neo", "Malgun Gothic", "Noto Sans CJK KR", sans-serif; }
main { max-width: 792px; margin: 0 auto; padding: 24px; }
h1, h2, h3, h4, h5, h6 { line-height: 1.35; margin: 20px 0 8px; font-weight: 650; }
h1 { font-size: 1.6em; } h2 { font-size: 1.25em; } h3 { font-size: 1.1em; } h4, h5, h6 { font-size: 1em; }
.answer h1 { font-size: 1.35em; }
a { color: var(--accent); text-underline-offset: 3px; }
a, .chip, .lang { unicode-bidi: isolate; }
p, ul, ol, blockquote { margin: 8px 0; }
ul, ol { padding-inline-start: 28px; }
li { margin: 4px 0; }
blockquote { padding: 0 16px; margin-inline: 0; border-inline-start: 3px solid var(--border); }
hr { border: 0; border-top: 1px solid var(--border); margin: 16px 0; }
.turn { margin: 24px 0 32px; }
.question { width: fit-content; max-width: 85%; margin: 0 0 4px auto; padding: 8px 16px; background: var(--raised);
  border-radius: 16px 16px 4px 16px; white-space: pre-wrap; font: inherit; }
.about { margin: 0 0 16px; text-align: end; font-size: .82em; color: var(--muted); }
.pictures { display: flex; flex-wrap: wrap; justify-content: flex-end; gap: 8px; margin: 8px 0; }
.pictures img { max-width: 100%; max-height: 480px; border: 1px solid var(--border); border-radius: 8px; }
.none { color: var(--muted); font-style: italic; }
code { font-family: ui-monospace, "SF Mono", "Cascadia Mono", Consolas, "DejaVu Sans Mono", "Noto Sans Mono CJK SC",
  monospace; font-size: .88em; background: var(--raised); border-radius: 4px; padding: 2px 4px; direction: ltr;
  unicode-bidi: isolate; }
.code { margin: 12px 0; border: 1px solid var(--border); border-radius: 8px; background: var(--raised);
  direction: ltr; text-align: left; overflow: hidden; }
.codebar { padding: 4px 12px 0; color: var(--muted); font-size: .8em; }
.codebar:not(:has(.lang:not(:empty))) { display: none; }
pre { margin: 0; padding: 8px 12px 12px; overflow-x: auto; line-height: 1.5; }
pre code { background: none; padding: 0; }
.table { overflow-x: auto; margin: 12px 0; }
table { border-collapse: collapse; width: 100%; font-size: .94em; }
th, td { padding: 8px 12px; border: 1px solid var(--border); vertical-align: top; text-align: start; }
th { background: var(--raised); font-weight: 600; }
.left { text-align: left; } .center { text-align: center; } .right { text-align: right; }
.formula { overflow: auto hidden; padding: 4px 0; margin: 8px 0; text-align: center; }
math { font-family: "Cambria Math", "STIX Two Math", "Latin Modern Math", "Noto Sans Math", math; font-size: 1.08em; }
.image { border: 1px dashed var(--border); border-radius: 6px; padding: 2px 8px; font-size: .9em; }
.tie { white-space: nowrap; }
.chip { display: inline-flex; gap: 4px; align-items: baseline; max-width: 192px; margin-inline: 4px 1px; padding: 0 8px;
  border: 0; border-radius: 10px; background: var(--chip); color: var(--chip-text); font: inherit; font-size: .76em;
  line-height: 1.7; vertical-align: 1px; white-space: nowrap; direction: ltr; cursor: pointer; }
.chip b { font-weight: 500; overflow: hidden; text-overflow: ellipsis; }
.chip i { font-style: normal; font-weight: 600; }
.chip:hover { background: var(--accent); color: var(--ground); }
.chip.hollow { background: none; outline: 1px solid currentColor; outline-offset: -1px; }
.chip.hollow:hover { color: var(--accent); background: none; }
.chip.hollow.partly { outline-style: dashed; }
.chip.weak { color: var(--warning); }
.chip.disputed { background: var(--disputed); color: var(--disputed-text); }
.chip.disputed:hover { background: var(--disputed-text); color: var(--disputed); }
.chip.hollow.disputed { background: none; }
.chip u { text-decoration: none; font-weight: 700; }
small.asof { display: inline; margin-inline: 2px; font-size: .76em; white-space: nowrap; }
.loose { margin: 8px 0; }
.paper { display: none; }
:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
.card { width: min(440px, calc(100vw - 32px)); max-height: min(60vh, 480px); overflow: auto; padding: 16px;
  color: var(--text); background: var(--ground); border: 1px solid var(--border); border-radius: 12px;
  box-shadow: 0 8px 24px rgb(0 0 0 / .25); font-size: .92em; }
.card::backdrop { background: transparent; }
@supports (position-area: block-end) {
  .card { position-area: block-end span-inline-end; margin: 4px 0; inset: auto;
    position-try-fallbacks: flip-block, flip-inline, flip-block flip-inline; }
}
.card h3 { margin: 0; } .card h3 ~ h3 { margin-top: 16px; }
.passage { white-space: pre-wrap; margin: 8px 0; padding-inline-start: 12px; font-size: .94em;
  border-inline-start: 3px solid var(--border); }
small { display: block; color: var(--muted); font-size: .84em; overflow-wrap: anywhere; }
.doubt { color: var(--warning); font-size: .9em; margin: 4px 0; }
mark { background: var(--mark); color: inherit; }
.sources { border-top: 1px solid var(--border); margin-top: 32px; padding-top: 8px; }
.source { margin: 12px 0; padding-inline-start: 40px; position: relative; }
.source > b { position: absolute; inset-inline-start: 0; min-width: 28px; text-align: end; color: var(--muted); }
.source:target { background: var(--mark); }
.c, .ch, .cm, .cp, .cpf, .c1, .cs, .gp, .go { color: var(--comment); }
.k, .kc, .kd, .kn, .kp, .kr, .kt, .ow, .nt, .gh { color: var(--keyword); }
.s, .sa, .sb, .sc, .dl, .sd, .s2, .se, .sh, .si, .sx, .sr, .s1, .ss, .gi { color: var(--string); }
.m, .mb, .mf, .mh, .mi, .mo, .il, .bp, .nb, .no { color: var(--number); }
.nf, .fm, .nc, .nd, .nn, .na, .nv, .vc, .vg, .vi { color: var(--name); }
.gd { color: var(--danger); } .gs { font-weight: 600; } .ge { font-style: italic; }
@page { size: A4; margin: 18mm 18mm 20mm;
  @bottom-center { content: counter(page) " / " counter(pages); font: 9pt sans-serif; color: #565d61; } }
@media print {
  :root { color-scheme: light; --text: #1e2224; --muted: #565d61; --ground: #fff; --raised: #f4f4f1;
    --border: #d9dad5; --accent: #0b6664; --chip: #dceeed; --chip-text: #0b4f4d; --warning: #8f4a00; --mark: #fdeeb3;
    --comment: #5f676b; --keyword: #8a2b7f; --string: #1f6b33; --number: #8f4a00; --name: #1a5a9c; --danger: #b3261e; }
  body { font-size: 10.5pt; } main { max-width: none; padding: 0; }
  .chip, .card { display: none; }
  .paper { display: inline; font-size: .8em; vertical-align: .3em; line-height: 1; margin-inline-start: 2px;
    text-decoration: none; }
  .question { max-width: none; width: auto; margin: 0 0 4px; border-radius: 8px; break-inside: avoid-page;
    break-after: avoid; font-weight: 600; }
  .about { text-align: start; }
  .pictures { justify-content: flex-start; }
  pre { white-space: pre-wrap; overflow-wrap: anywhere; }
  h1, h2, h3, h4, h5, h6 { break-after: avoid; }
  tr, .formula, .source, figure { break-inside: avoid; }
  thead { display: table-header-group; }
}
"""

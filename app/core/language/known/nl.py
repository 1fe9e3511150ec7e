"""Dutch: enough to tell it from the others."""

from app.core.language.words import LanguageWords

WORDS = LanguageWords(
    code="nl",
    name="Dutch",
    own_name="Nederlands",
    region="NL",
    articles="de het een",
    stop="""
    aan als ben bij dan dat deze die dit door er ging heeft hebben hem hoe hoeveel ik in is je kan kunnen maar me met
    mijn moet naar niet nog nu of om ook op over te tegen toch toen tot uit van veel voor waar waarom wanneer was wat
    welke wie wij worden wordt zal ze zijn zo zonder zou hij jij
    """,
    frequent="""
    vandaag gisteren morgen nieuws weer prijs betekent verschil geschiedenis hoofdstad stad jaar jaren beste
    """,
    endings="heid ijk ijke",
    telling="het een en van de dat niet zijn met voor op te werd ook aan naar bij wordt deze uit",
    decimal_comma=True,
)

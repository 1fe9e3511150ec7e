"""The gate lets nothing through to this machine and private networks but what was allowed by name."""

from app.adapters.gate import Gate
from app.adapters.gate.refusals import HEADER
from app.adapters.http import make_client
from app.bootstrap.self_check.site import Site
from app.core.self_check import CheckPart, CheckReason, CheckResult, failed

_REFUSED = ("forbidden", "bad-request")  # no other word of the gate means that it tried nothing
_PRIVATE = ("http://10.0.0.1/", "http://192.168.0.1/", "http://169.254.169.254/latest/meta-data/", "http://[::1]/")


async def check_gate() -> CheckResult:
    async with Site.open() as allowed, Site.open() as private:
        gate = Gate(lambda: (allowed.place,))
        await gate.start()
        try:
            addresses = (private.url("/"), private.url("/").replace("127.0.0.1", "localhost"), *_PRIVATE)
            return await _try(gate.url, addresses, allowed, private)
        finally:
            await gate.close()


async def _try(gate: str, addresses: tuple[str, ...], allowed: Site, private: Site) -> CheckResult:
    async with make_client(proxy=gate, timeout=10.0) as client:
        for address in addresses:
            response = await client.get(address)
            if response.headers.get(HEADER) not in _REFUSED:
                return failed(CheckPart.GATE, CheckReason.LET_THROUGH, address)
        if private.requests:
            return failed(CheckPart.GATE, CheckReason.LET_THROUGH, private.place)
        response = await client.get(allowed.url("/page"))
    if response.status_code != 200 or not allowed.requests:
        return failed(CheckPart.GATE, CheckReason.WRONG_TEXT, allowed.place)
    return CheckResult(CheckPart.GATE)

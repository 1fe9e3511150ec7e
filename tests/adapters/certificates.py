"""A certificate authority that lives for one test run, as a company's own would."""

import ipaddress
import ssl
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any

import pytest


class Authority:
    """`path` holds its certificate, for `SSL_CERT_FILE`."""

    def __init__(self, directory: Path) -> None:
        pytest.importorskip("cryptography", reason="certificates are made with cryptography")
        self._directory = directory
        self._key, certificate = _made("Citewise test authority", None, None)
        self._certificate = certificate
        self.path = directory / "authority.pem"
        self.path.write_bytes(_pem(certificate))

    def server(self, name: str, *, days: int = 1) -> ssl.SSLContext:
        """A server's side of TLS under a certificate for this name or literal address; negative `days`: expired."""
        key, certificate = _made(name, self._key, self._certificate, days)
        file = self._directory / "server.pem"
        file.write_bytes(_pem(certificate) + _private(key))
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        context.load_cert_chain(file)
        return context


@pytest.fixture(scope="session")
def authority(tmp_path_factory: pytest.TempPathFactory) -> Authority:
    return Authority(tmp_path_factory.mktemp("authority"))


@pytest.fixture
def trusted(authority: Authority, monkeypatch: pytest.MonkeyPatch) -> Authority:
    """The authority, in the system's store of this test."""
    monkeypatch.setenv("SSL_CERT_FILE", str(authority.path))
    return authority


def _made(name: str, issuer_key: Any, issuer: Any, days: int = 1) -> tuple[Any, Any]:
    from cryptography import x509
    from cryptography.hazmat.primitives import hashes
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    subject = x509.Name([x509.NameAttribute(x509.NameOID.COMMON_NAME, name)])
    now = datetime.now(UTC)
    begin, end = (now - timedelta(days=1), now + timedelta(days=days))
    builder = (
        x509.CertificateBuilder()
        .subject_name(subject)
        .issuer_name(issuer.subject if issuer else subject)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(begin if days > 0 else end - timedelta(days=1))
        .not_valid_after(end)
        .add_extension(x509.BasicConstraints(ca=issuer is None, path_length=None), critical=True)
    )
    if issuer is not None:
        builder = builder.add_extension(x509.SubjectAlternativeName([_alternative(name)]), critical=False)
    return key, builder.sign(issuer_key or key, hashes.SHA256())


def _alternative(name: str) -> Any:
    from cryptography import x509

    try:
        return x509.IPAddress(ipaddress.ip_address(name))
    except ValueError:
        return x509.DNSName(name)


def _pem(certificate: Any) -> bytes:
    from cryptography.hazmat.primitives.serialization import Encoding

    return bytes(certificate.public_bytes(Encoding.PEM))


def _private(key: Any) -> bytes:
    from cryptography.hazmat.primitives import serialization as s

    return bytes(key.private_bytes(s.Encoding.PEM, s.PrivateFormat.PKCS8, s.NoEncryption()))

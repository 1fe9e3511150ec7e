"""Which certificates are trusted: those of the system's store, for every connection of the program."""

import ssl


def system_trust() -> ssl.SSLContext:
    """So that a company's own authority is trusted as everywhere else; on Linux `SSL_CERT_FILE` counts too."""
    import truststore

    return truststore.SSLContext(ssl.PROTOCOL_TLS_CLIENT)

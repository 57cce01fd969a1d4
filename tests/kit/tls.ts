import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A self-signed certificate for localhost and 0.0.0.0, valid from 2020 to 2120, with its key; for tests only. */
export const certificate = {
  cert: `-----BEGIN CERTIFICATE-----
MIIBdTCCARugAwIBAgIBATAKBggqhkjOPQQDAjAbMRkwFwYDVQQDDBBhIHRlc3Qg
b2YgV2FyYmxlMCAXDTIwMDEwMTAwMDAwMFoYDzIxMjAwMTAxMDAwMDAwWjAbMRkw
FwYDVQQDDBBhIHRlc3Qgb2YgV2FyYmxlMFkwEwYHKoZIzj0CAQYIKoZIzj0DAQcD
QgAE1qVlaLh6kpfkmbvjk2Il73wbjPNcCkFMiTYp8J2KoqH6ICq8AuhMWsdRuheJ
NIcG+fI5y2UkwVyEEAxt1bEjPaNOMEwwGgYDVR0RBBMwEYIJbG9jYWxob3N0hwQA
AAAAMA8GA1UdEwEB/wQFMAMBAf8wHQYDVR0OBBYEFIPEjle/vN195rK9ydBpwNGx
qOtaMAoGCCqGSM49BAMCA0gAMEUCIQC/W3NuD5aRwumuFrxsSyrcjwghH3qU9Xmu
qF0bTdCHIAIgG1hbwRNsCYO9cREmMpASAnXu9qebE8mvYuGNXDBXCJU=
-----END CERTIFICATE-----
`,
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgYepgFtaSBjU6JTWt
cMeqCKIE90lNf6tRszsGPvqLEK2hRANCAATWpWVouHqSl+SZu+OTYiXvfBuM81wK
QUyJNinwnYqiofogKrwC6Exax1G6F4k0hwb58jnLZSTBXIQQDG3VsSM9
-----END PRIVATE KEY-----
`,
}

/** A file for NODE_EXTRA_CA_CERTS, so that a process trusts the certificate. */
export function certificateFile(): { path: string; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'warble-tls-'))
  const path = join(folder, 'ca.pem')
  writeFileSync(path, certificate.cert)
  return { path, remove: () => rmSync(folder, { recursive: true }) }
}

/** An address of this machine that is not a loopback address, so that the product treats it as remote. */
export const farHost = '0.0.0.0'

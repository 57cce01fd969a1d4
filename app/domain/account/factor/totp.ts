import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

/** What every authenticator app supports (RFC 6238). */
const common = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const secretBytes = 20
/** Clocks may differ by one step either way. */
const window = 1

export interface NewTotp {
  /** Base32, to type. */
  secret: string
  /** `otpauth://totp/…`, to open. */
  uri: string
  /** The same as an SVG image, to scan. */
  qr_code: string
}

export function newTotp(issuer: string, label: string): NewTotp {
  const totp = new TOTP({ ...common, issuer, label, secret: new Secret({ size: secretBytes }) })
  const uri = totp.toString()
  return { secret: totp.secret.base32, uri, qr_code: renderSVG(uri, { border: 2 }) }
}

/** The time step that the code is right for; null for a wrong code. */
export function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...common, secret: Secret.fromBase32(secret) })
  const timestamp = now.getTime()
  const delta = /^\d{6}$/.test(code) ? totp.validate({ token: code, timestamp, window }) : null
  return delta === null ? null : Math.floor(timestamp / 1000 / common.period) + delta
}

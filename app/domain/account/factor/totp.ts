import { Secret, TOTP } from 'otpauth'
import { renderSVG } from 'uqr'

/** What every authenticator app supports (RFC 6238). */
const common = { algorithm: 'SHA1', digits: 6, period: 30 } as const
const secretBytes = 20
const window = 1

export interface NewTotp {
  secret: string
  uri: string
  qr_code: string
}

export function newTotp(issuer: string, label: string): NewTotp {
  const totp = new TOTP({ ...common, issuer, label, secret: new Secret({ size: secretBytes }) })
  const uri = totp.toString()
  return { secret: totp.secret.base32, uri, qr_code: renderSVG(uri, { border: 2 }) }
}

export function stepOf(secret: string, code: string, now: Date): number | null {
  const totp = new TOTP({ ...common, secret: Secret.fromBase32(secret) })
  const timestamp = now.getTime()
  const delta = /^\d{6}$/.test(code) ? totp.validate({ token: code, timestamp, window }) : null
  return delta === null ? null : Math.floor(timestamp / 1000 / common.period) + delta
}

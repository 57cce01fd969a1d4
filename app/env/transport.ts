/** May be reached without TLS if the operator declares the network private. */
export const plaintextNames = ['smtp', 'database', 'model'] as const

interface Addresses {
  DATABASE_URL: string
  SMTP_URL: string
  PLAINTEXT_ALLOWED: readonly (typeof plaintextNames)[number][]
}

/** Query values that turn off TLS or certificate checks. */
const weak = {
  DATABASE_URL: { sslmode: /^(disable|no-verify)$/, ssl: /^(false|0|no-verify)$/ },
  SMTP_URL: { ignoreTLS: /^true$/, opportunisticTLS: /^true$/, 'tls.rejectUnauthorized': /^(false|0)$/ },
}

/** Query values that force TLS with a checked certificate, whatever else the URL says. */
const strong = { DATABASE_URL: { sslmode: 'verify-full' }, SMTP_URL: { requireTLS: 'true' } }

/** With it `sslmode=require` checks no certificate. */
const misleading = ['uselibpqcompat']

type Name = keyof typeof strong

/** With verified TLS, unless local or named in `PLAINTEXT_ALLOWED`. null for a URL that requires less. */
export function overTls({ DATABASE_URL, SMTP_URL, PLAINTEXT_ALLOWED }: Addresses): Record<Name, string | null> {
  return {
    DATABASE_URL: PLAINTEXT_ALLOWED.includes('database') ? DATABASE_URL : secured('DATABASE_URL', DATABASE_URL),
    SMTP_URL: PLAINTEXT_ALLOWED.includes('smtp') ? SMTP_URL : secured('SMTP_URL', SMTP_URL),
  }
}

function secured(name: Name, address: string): string | null {
  const url = new URL(address)
  const { searchParams: query } = url
  // The last one counts; for the database a host in the query overrides the one in the URL.
  const host = (name === 'DATABASE_URL' && query.getAll('host').at(-1)) || decodeURIComponent(url.hostname)
  if (isLocal(host)) return address
  const asksForLess = Object.entries(weak[name]).some(([key, value]) =>
    query.getAll(key).some((one) => value.test(one)),
  )
  if (asksForLess) return null
  for (const key of [...Object.keys(weak[name]), ...misleading]) query.delete(key)
  for (const [key, value] of Object.entries(strong[name])) query.set(key, value)
  return url.href
}

function isLocal(host: string): boolean {
  return (
    host === 'localhost' || host === '[::1]' || host === '::1' || /^127(\.\d+){3}$/.test(host) || host.startsWith('/')
  )
}

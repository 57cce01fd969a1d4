/** A database that can't be reached or refuses us. */
const unusableCodes = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'ETIMEDOUT',
  'ECONNRESET',
  '28P01',
  '28000',
  '3D000',
])
const unknownAuthority = /SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY)|unable to (get|verify)|self[- ]signed/i
const otherName = /ERR_TLS_CERT_ALTNAME_INVALID|does not match certificate/i
const expired = /CERT_HAS_EXPIRED|certificate has expired/i
const withoutTls = /does not support SSL|SSL connection/i
const byTls = /CERT|ERR_TLS|ERR_SSL/

interface ConnectionError {
  code?: string
  message?: string
  errors?: { message: string }[]
}

/** null for another kind of error. Names neither user nor password. */
export function unusableDatabase(error: ConnectionError | null | undefined, url: string): Error | null {
  const text = `${error?.code ?? ''} ${error?.message ?? ''}`
  const remedy = remedyFor(text)
  if (!error || (remedy === '' && !byTls.test(text) && !unusableCodes.has(error.code ?? ''))) return null
  const { host, pathname } = new URL(url)
  const reason = error.message || error.errors?.[0]?.message || error.code
  return new Error(`The database ${host}${pathname} of DATABASE_URL cannot be used: ${reason}.${remedy}`)
}

function remedyFor(text: string): string {
  if (unknownAuthority.test(text))
    return ' Its certificate comes from an authority that is unknown here: add sslrootcert=/path/ca.pem to the query of DATABASE_URL.'
  if (otherName.test(text)) return ' Its certificate is for another name: use the host’s name that it was made for.'
  if (expired.test(text)) return ' Renew its certificate.'
  if (withoutTls.test(text)) return ' Give it TLS, or name database in PLAINTEXT_ALLOWED if the connection is private.'
  return ''
}

import { createHash } from 'node:crypto'

/** Identifies a body. The tag is weak, since the same body may be sent compressed in several ways. */
export const etagOf = (body: string) => `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`

/** Whether the client has this body already (RFC 9110, 13.1.2). */
export function isKnown(ifNoneMatch: string | null | undefined, etag: string): boolean {
  const known = ifNoneMatch ?? ''
  const opaque = (tag: string) => tag.trim().replace(/^W\//, '')
  return known.trim() === '*' || known.split(',').some((tag) => opaque(tag) === opaque(etag))
}

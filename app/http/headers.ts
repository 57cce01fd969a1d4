/** On every answer, errors and files included. */
export const securityHeaders: Record<string, string> = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
}

export const strictTransport = 'max-age=63072000; includeSubDomains'

/** What answers nothing to render may load: nothing at all. */
export const closedPolicy = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'"

interface Policy {
  /** Of the inline scripts of a hydrated page; null for pages without. */
  nonce: string | null
  /** Where pictures of network accounts come from. */
  images: string
  /** Vite serves styles inline and talks over a socket. */
  dev: boolean
}

/** The content security policy of a page. */
export function pagePolicy({ nonce, images, dev }: Policy): string {
  return [
    "default-src 'none'",
    `script-src 'self'${nonce ? ` 'nonce-${nonce}'` : ''}`,
    `style-src 'self'${dev ? " 'unsafe-inline'" : ''}`,
    `img-src 'self' data: ${images}`,
    "font-src 'self'",
    `connect-src 'self'${dev ? ' ws:' : ''}`,
    "manifest-src 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
  ].join('; ')
}

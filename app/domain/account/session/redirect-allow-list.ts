import type { AuthRules } from '#app/domain/account/user/rules.ts'

interface UrlPolicy {
  rules: Pick<AuthRules, 'redirects' | 'implicit_redirects'>
  site: { origin: string }
}

/** Our own site, or allowed by the operator; else null. Absolute, without user and password. */
export function allowedRedirect({ rules, site }: UrlPolicy, requested: string | null | undefined): string | null {
  // Browsers read a backslash as a slash, and ignore tabs and line breaks.
  if (!requested || hasControls(requested) || requested.includes('\\') || !URL.canParse(requested)) return null
  const url = new URL(requested)
  if (url.username !== '' || url.password !== '') return null
  const allowed = isOurs(url, site.origin) || rules.redirects.some((pattern) => matches(url, pattern))
  return allowed ? url.href : null
}

/** For a session in the URL's fragment: only if the operator allows it, or between clients on one machine. */
export function takesImplicitFlow({ rules, site }: UrlPolicy, target: string): boolean {
  const url = new URL(target)
  return rules.implicit_redirects.includes(url.origin) || isOnSameMachine(url, site.origin)
}

function isOurs(url: URL, origin: string): boolean {
  return url.origin === origin || isOnSameMachine(url, origin)
}

/** A client on the user's own machine listens on any free port; only our own site may run there too. */
function isOnSameMachine(url: URL, origin: string): boolean {
  const site = new URL(origin)
  return isLoopback(url) && isLoopback(site) && url.protocol === site.protocol
}

const loopbacks = new Set(['localhost', '127.0.0.1', '[::1]'])
const isLoopback = ({ hostname }: URL) => loopbacks.has(hostname)
const scripts = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:'])
const hasControls = (text: string) => [...text].some((char) => char <= ' ' || char === '\u007f')

/** Per part, so that a wildcard in the host never reaches into the path. Ignores fragment and trailing slash. */
function matches(url: URL, pattern: string): boolean {
  const [, scheme = '', host = '', path = ''] = /^([a-z][a-z0-9+.-]*:)(?:\/\/([^/?]*))?(.*)$/i.exec(pattern) ?? []
  if (url.protocol !== scheme.toLowerCase() || scripts.has(url.protocol)) return false
  if (!globOf(host.toLowerCase()).test(url.host)) return false
  const target = url.pathname + url.search
  const allowedPath = globOf(path === '' && host.endsWith('**') ? '**' : path)
  return allowedPath.test(target) || allowedPath.test(target.replace(/\/$/, ''))
}

/** `*` matches anything but `/` and `.`, `**` anything, as in GoTrue. */
function globOf(pattern: string): RegExp {
  const parts = pattern.split(/(\*\*|\*)/).map((part) => {
    if (part === '**') return '.*'
    return part === '*' ? '[^/.]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`)
}

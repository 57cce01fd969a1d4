import type { AuthRules } from '#app/domain/user/rules.ts'

/** Addresses that run in the page that follows them. */
const never = /^(javascript|data|vbscript|blob|file):/

/**
 * The address, where sign-in may lead there: on our own host, or allowed by the operator. null for any other: the caller
 * goes on as if none had been given.
 */
export function allowedTarget(rules: AuthRules, origin: string, wanted: string | undefined): string | null {
  if (wanted === undefined || !URL.canParse(wanted)) return null
  const url = new URL(wanted)
  if (url.username !== '' || url.password !== '' || never.test(url.protocol)) return null
  if (isOurs(url, new URL(origin))) return url.href
  return rules.redirects.some((pattern) => globOf(pattern).test(url.href)) ? url.href : null
}

const loopback = new Set(['localhost', '127.0.0.1', '[::1]'])

/** On a developer's machine the port is not looked at, as GoTrue has it. */
function isOurs(url: URL, site: URL): boolean {
  if (url.protocol !== site.protocol || url.hostname !== site.hostname) return false
  return url.port === site.port || loopback.has(url.hostname)
}

/** `*` stands for anything but `/` and `.`, `**` for anything. */
function globOf(pattern: string): RegExp {
  const parts = pattern.split(/(\*{1,2})/).map((part) => {
    if (part === '**') return '.*'
    if (part === '*') return '[^/.]*'
    return part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`)
}

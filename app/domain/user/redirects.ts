import type { AuthRules } from '#app/domain/user/rules.ts'

interface Ours {
  rules: AuthRules
  site: { origin: string }
}

/**
 * Where a mail, a provider or a code may lead back to: an address of ours, or one that the operator allows; anything else,
 * and nothing, is silently the site itself. Absolute, without user and password.
 */
export function redirectTo({ rules, site }: Ours, wanted: string | null | undefined): string {
  return wanted && isAllowed(wanted, rules.redirects, site.origin) ? new URL(wanted).href : site.origin
}

function isAllowed(wanted: string, patterns: readonly string[], origin: string): boolean {
  // What browsers would read otherwise than we do: a backslash as a slash, tabs and line breaks as nothing.
  if (hasControls(wanted) || wanted.includes('\\') || !URL.canParse(wanted)) return false
  const url = new URL(wanted)
  if (url.username !== '' || url.password !== '') return false
  if (url.origin === origin) return true
  // A program on the user's own machine listens on whatever port is free; only our own site may be on this machine too.
  if (isLoopback(url) && isLoopback(new URL(origin)) && url.protocol === new URL(origin).protocol) return true
  if (scripts.has(url.protocol)) return false
  const bare = url.href.split('#', 1)[0] ?? ''
  return patterns.some((pattern) => globOf(pattern).test(bare) || globOf(pattern).test(bare.replace(/\/$/, '')))
}

const loopbacks = new Set(['localhost', '127.0.0.1', '[::1]'])
const isLoopback = ({ hostname }: URL) => loopbacks.has(hostname)
/** Addresses that are text or code themselves: no pattern opens them. */
const scripts = new Set(['javascript:', 'data:', 'vbscript:', 'blob:', 'file:', 'about:'])
const hasControls = (text: string) => [...text].some((sign) => sign <= ' ' || sign === '\u007f')

/** `*` stands for anything but `/` and `.`, `**` for anything, as GoTrue has it. */
function globOf(pattern: string): RegExp {
  const parts = pattern.split(/(\*\*|\*)/).map((part) => {
    if (part === '**') return '.*'
    return part === '*' ? '[^/.]*' : part.replace(/[.+?^${}()|[\]\\]/g, '\\$&')
  })
  return new RegExp(`^${parts.join('')}$`)
}

import { agent } from '../demo/client.js'

const minute = 60_000
/** How long to wait for the next step of someone who signs up or connects. */
const patience = minute

const joins = [
  ['GET', /^\/(signup|auth|connect)\b/],
  ['POST', /^\/(signup|check-email|onboarding|connect|twitter\/connect|api\/analyze-account)\b/],
  ['POST', /^\/auth\/v1\/(signup|verify|resend)\b/],
]

/** Of scripts: the demo's, and Node's own where it names none. */
export const scriptAgents = new Set([agent, 'node'])

/**
 * Whether someone signs up or connects an account: mailed links, consent and analyses would run out on a clock that
 * leaps. Until `customerIsSet`, scripts don't count: the demo account's customer is one.
 */
export function newcomersOf(now = Date.now) {
  let seen = Number.NEGATIVE_INFINITY
  let isSet = false
  return {
    onRequest({ method, url, headers }) {
      const isJoining = joins.some(([by, path]) => by === method && path.test(url))
      if (isJoining && (isSet || !scriptAgents.has(headers['user-agent']))) seen = now()
    },
    customerIsSet() {
      isSet = true
    },
    areThere: () => now() - seen < patience,
  }
}

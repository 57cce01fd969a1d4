import type { SignedIn } from '#app/domain/account/session/session.ts'
import { localTime, second } from '#app/domain/time.ts'

/** Some changes have no live event. */
const maxAge = 10 * second
const maxUsers = 200

interface Kept<T> {
  version: string
  answer: Promise<T>
}

/** Caches each user's last answer for their live version. `load` may depend only on session and local hour. */
export function keepingAnswers<T>(): (session: SignedIn, now: Date, load: () => Promise<T>) => Promise<T> {
  const answers = new Map<string, Kept<T>>()
  return (session, now, load) => {
    const { id } = session.user
    const version = versionOf(session, now)
    const known = answers.get(id)
    if (known?.version === version) return known.answer
    const kept = { version, answer: load() }
    const forget = () => {
      if (answers.get(id) === kept) answers.delete(id)
    }
    kept.answer.catch(forget)
    setTimeout(forget, maxAge).unref()
    const [oldest] = answers.keys()
    if (oldest !== undefined && answers.size >= maxUsers) answers.delete(oldest)
    answers.set(id, kept)
    return kept.answer
  }
}

function versionOf({ live_version, user }: SignedIn, now: Date): string {
  const { day, hour } = localTime(now, user.time_zone)
  return [live_version, user.plan.type, user.network, user.time_zone, day, hour].join(' ')
}

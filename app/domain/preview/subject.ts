import { NetworkError } from '#app/adapters/network/network.ts'
import { handleForms } from '#app/contract/networks.ts'
import { handleOf } from '#app/contract/typed.ts'
import { optedOutAmong } from '#app/domain/bot/opt-outs/opt-outs.ts'
import { refusesBots } from '#app/domain/bot/opt-outs/request.ts'
import { fail } from '#app/domain/failure.ts'
import type { RequestServices } from '#app/services.ts'

/** What a preview starts from. `name`: the handle or the topic. */
export type Subject =
  | { kind: 'posts'; name: null; texts: readonly string[] }
  | { kind: 'handle' | 'topic'; name: string; texts: readonly string[] }

type Deps = Pick<RequestServices, 'db' | 'network' | 'log'>

const maxPosts = 20
const maxMs = 10_000

export const pasted = (texts: readonly string[]): Subject => ({ kind: 'posts', name: null, texts })

/** An address, an @ or the network's own form of a handle; anything else is a topic. */
export function isHandleTyped(network: Deps['network'], typed: string): boolean {
  const handle = handleOf(typed)
  if (!handleForms[network.id].pattern.test(handle)) return false
  return typed.trim().startsWith('@') || handle !== typed.trim().toLowerCase() || handle.includes('.')
}

/** Public posts by a handle, or the topic itself. Throws `invalid` for `about`. */
export async function subjectOf({ db, network, log }: Deps, typed: string): Promise<Subject> {
  if (!network.publicPostsBy || !isHandleTyped(network, typed)) return { kind: 'topic', name: typed, texts: [typed] }
  const handle = handleOf(typed)
  try {
    const posts = await network.publicPostsBy([handle], maxPosts, AbortSignal.timeout(maxMs))
    const [author] = posts.map((post) => post.author)
    if (!author)
      return fail('invalid', {
        about: `@${handle} has no public posts on ${network.name} from the last days. Check the spelling, or enter a topic.`,
      })
    if (refusesBots(author) || (await optedOutAmong(db, network.id, [author.id])).has(author.id))
      return fail('invalid', { about: `@${handle} asked bots to leave them alone. Enter a topic instead.` })
    return { kind: 'handle', name: author.handle, texts: posts.map(({ text }) => text) }
  } catch (error) {
    if (!(error instanceof NetworkError)) throw error
    log.warn({ err: error, network: network.id }, 'a look at someone’s public posts failed')
    return fail('invalid', {
      about: `${network.name} didn’t show these posts just now. Try a topic, or try again in a minute.`,
    })
  }
}

import { NetworkError } from '#app/adapters/network/network.ts'
import { handleRule, isHandle } from '#app/contract/networks.ts'
import { fail } from '#app/domain/failure.ts'
import { maxRead, type PreviewDeps, type PreviewExtent } from '#app/domain/preview/preview.ts'

/** Many may be replies, which are left out: they say less, and a bot may have written them. */
const perRead = 100
const maxMs = 10_000
const pasteInstead = 'Paste your posts instead.'

/** The texts of a handle's latest public posts, read without an account and not stored. */
export async function publicTexts({ network, log }: PreviewDeps, handle: string, extent: PreviewExtent) {
  const { id, name, publicPosts } = network
  const refuse = (text: string) => fail('handle_unknown', { handle: text })
  if (!publicPosts) return refuse(`This site can’t read accounts on ${name}. ${pasteInstead}`)
  if (!isHandle(handle, [id])) return refuse(`Enter the handle: ${handleRule([id])}.`)
  if (extent === 'own_posts')
    return refuse(`So many people are trying Warble right now that it isn’t reading ${name}. ${pasteInstead}`)
  const found = await publicPosts(handle, perRead, AbortSignal.timeout(maxMs)).catch((error: unknown) => {
    if (!(error instanceof NetworkError)) throw error
    if (error.kind === 'refused') return []
    log.warn({ err: error, network: id }, 'the posts of a visitor’s handle could not be read')
    return refuse(`We couldn’t read ${name} just now. Try again in a minute, or paste your posts instead.`)
  })
  const own = found.filter(({ is_reply }) => !is_reply)
  if (own.length === 0)
    return refuse(`${name} shows us no public posts by @${handle}. Check the handle, or paste your posts instead.`)
  return own.slice(0, maxRead).map(({ text }) => text)
}

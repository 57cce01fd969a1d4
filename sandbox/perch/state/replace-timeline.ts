import type { ImportedPost } from '../import.ts'
import { languageOf } from '../text/language.ts'
import { DEVELOPMENT_PASSWORD, openAccount } from './accounts.ts'
import type { NetworkEvent } from './events.ts'
import { mintId } from './ids.ts'
import type { Account, Post } from './model.ts'
import { UNLABELLED } from './model.ts'
import type { Network } from './network.ts'

/** Replaces an account's whole timeline with these posts; creates the account if it does not exist. */
export function replaceTimeline(
  network: Network,
  handle: string,
  posts: readonly ImportedPost[],
  name = handle,
): Account {
  const found = network.byHandle(handle) ?? openImported(network, handle, name)
  const at = network.clock.now().toISOString()
  const ids = new Set<string>()
  const events: NetworkEvent[] = [...posts]
    .sort((a, b) => Date.parse(a.created_at) - Date.parse(b.created_at))
    .map(({ text, created_at }) => {
      const date = new Date(created_at)
      const id = mintId(date, (candidate) => ids.has(candidate) || network.posts.has(candidate))
      ids.add(id)
      return { type: 'posted', at, seeded: true, post: importedPost(found, id, text, date) }
    })
  network.record({ type: 'timeline_cleared', at, seeded: true, account: found.id }, ...events)
  return found
}

function importedPost(author: Account, id: string, text: string, at: Date): Post {
  return {
    id,
    author: author.id,
    text,
    createdAt: at.toISOString(),
    replyTo: null,
    replyToUser: null,
    conversation: id,
    quoteOf: null,
    repostOf: null,
    lang: languageOf(text),
    replySettings: 'everyone',
    label: UNLABELLED,
  }
}

function openImported(network: Network, handle: string, name: string): Account {
  const opened = openAccount(network, { handle, name: name.slice(0, 50), email: null, password: DEVELOPMENT_PASSWORD })
  if (!opened.ok) throw new Error(opened.sentence)
  return opened.account
}

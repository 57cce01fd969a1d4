import type { Account, Post } from '../state/model.ts'
import type { Network } from '../state/network.ts'
import { cashtagsIn, hashtagsIn, mentionsIn, urlsIn } from '../text/entities.ts'
import { isTooLong, shortened } from '../text/length.ts'
import type { Naming } from './naming.ts'
import { canonicalNames, namingOf } from './naming.ts'
import type { Selection } from './parameters.ts'

/** Converts Perch's accounts and posts to X's API objects, with the requested fields. */
export class Presenter {
  readonly naming: Naming
  readonly expansions: Set<string>
  private readonly userFields: Set<string>
  private readonly postFields: Set<string>

  constructor(
    private readonly network: Network,
    private readonly viewer: Account,
    private readonly baseUrl: string,
    selection: Selection,
  ) {
    this.naming = namingOf(selection)
    this.expansions = canonicalNames(selection.expansions)
    this.userFields = canonicalNames(selection['user.fields'])
    this.postFields = canonicalNames([...(selection['tweet.fields'] ?? []), ...(selection['post.fields'] ?? [])])
  }

  user(account: Account): Record<string, unknown> {
    const latest = () => this.network.timeline(account.id).latest()?.id
    const fields: Record<string, () => unknown> = {
      created_at: () => account.createdAt,
      description: () => account.bio,
      location: () => account.location || undefined,
      url: () => account.url,
      protected: () => account.protected,
      verified: () => account.verified,
      verified_type: () => (account.verified ? 'blue' : 'none'),
      parody: () => false,
      subscription_type: () => (account.verified ? 'Premium' : 'None'),
      receives_your_dm: () => false,
      is_identity_verified: () => false,
      confirmed_email: () => (account.id === this.viewer.id ? (account.email ?? undefined) : undefined),
      profile_image_url: () => `${this.baseUrl}/avatars/${account.handle}.png`,
      entities: () => ({ description: entitiesOf(this.network, account.bio) }),
      connection_status: () => this.connection(account),
      public_metrics: () => ({
        followers_count: this.network.follows.countTo(account.id),
        following_count: this.network.follows.countFrom(account.id),
        [this.naming.posts]: this.network.timeline(account.id).size,
        listed_count: 0,
        like_count: this.network.likes.countFrom(account.id),
        media_count: 0,
      }),
    }
    const user: Record<string, unknown> = { id: account.id, name: account.name, username: account.handle }
    addFields(user, fields, this.userFields)
    if (this.userFields.has('most_recent_post_id') || this.expansions.has('most_recent_post_id')) {
      user[this.naming.mostRecent] = latest()
    }
    return user
  }

  post(post: Post): Record<string, unknown> {
    const references = referencesOf(post)
    const isLong = isTooLong(post.text)
    const fields: Record<string, () => unknown> = {
      author_id: () => post.author,
      username: () => this.network.authorOf(post).handle,
      created_at: () => post.createdAt,
      conversation_id: () => post.conversation,
      in_reply_to_user_id: () => post.replyToUser ?? undefined,
      lang: () => post.lang,
      reply_settings: () => post.replySettings,
      possibly_sensitive: () => false,
      source: () => 'Perch',
      display_text_range: () => [0, [...post.text].length],
      edit_controls: () => ({ edits_remaining: 0, is_edit_eligible: false, editable_until: post.createdAt }),
      entities: () => entitiesOf(this.network, post.text),
      public_metrics: () => ({
        [this.naming.reposts]: this.network.reposts.countTo(post.id),
        reply_count: this.network.repliesTo(post.id).size,
        like_count: this.network.likes.countTo(post.id),
        quote_count: this.network.quotes.countTo(post.id),
        bookmark_count: 0,
        impression_count: 20 * (1 + this.network.likes.countTo(post.id)),
      }),
    }
    const shown: Record<string, unknown> = {
      id: post.id,
      text: isLong ? shortened(post.text) : post.text,
      [this.naming.editHistory]: this.network.versions.get(post.id) ?? [post.id],
    }
    addFields(shown, fields, this.postFields)
    for (const name of ['author_id', 'in_reply_to_user_id', 'username']) {
      if (this.expansions.has(name) && shown[name] === undefined) addFields(shown, fields, new Set([name]))
    }
    const wantsReferences =
      this.postFields.has('referenced_posts') ||
      [...this.expansions].some((name) => name.startsWith('referenced_posts'))
    if (wantsReferences && references.length > 0) shown[this.naming.referenced] = references
    if (isLong && this.postFields.has('note_post')) shown[this.naming.note] = { text: post.text }
    return shown
  }

  private connection(account: Account): string[] | undefined {
    if (account.id === this.viewer.id) return undefined
    const { follows, followRequests, blocks } = this.network
    const states: [string, boolean][] = [
      ['following', follows.has(this.viewer.id, account.id)],
      ['followed_by', follows.has(account.id, this.viewer.id)],
      ['follow_request_sent', followRequests.has(this.viewer.id, account.id)],
      ['follow_request_received', followRequests.has(account.id, this.viewer.id)],
      ['blocking', blocks.has(this.viewer.id, account.id)],
    ]
    return states.filter(([, holds]) => holds).map(([name]) => name)
  }
}

function addFields(target: Record<string, unknown>, fields: Record<string, () => unknown>, names: Set<string>): void {
  for (const name of names) {
    const value = fields[name]?.()
    if (value !== undefined) target[name] = value
  }
}

function referencesOf(post: Post): { type: string; id: string }[] {
  const references: { type: string; id: string }[] = []
  if (post.repostOf !== null) references.push({ type: 'retweeted', id: post.repostOf })
  if (post.quoteOf !== null) references.push({ type: 'quoted', id: post.quoteOf })
  if (post.replyTo !== null) references.push({ type: 'replied_to', id: post.replyTo })
  return references
}

function entitiesOf(network: Network, text: string): Record<string, unknown> | undefined {
  const tag = ({ start, end, value }: { start: number; end: number; value: string }) => ({ start, end, tag: value })
  const entities = {
    hashtags: hashtagsIn(text).map(tag),
    cashtags: cashtagsIn(text).map(tag),
    mentions: mentionsIn(text).map(({ start, end, value }) => ({
      start,
      end,
      username: value,
      id: network.byHandle(value)?.id ?? null,
    })),
    urls: urlsIn(text).map(({ start, end, value }) => ({
      start,
      end,
      url: value,
      expanded_url: /^https?:/i.test(value) ? value : `http://${value}`,
      display_url: value,
    })),
  }
  const present = Object.entries(entities).filter(([, list]) => list.length > 0)
  return present.length === 0 ? undefined : Object.fromEntries(present)
}

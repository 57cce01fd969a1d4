import { z } from 'zod'
import { Problem } from '#app/adapters/network/x/problems.ts'
import { decoded, firstOf } from '#app/adapters/network/x/texts.ts'

/** An object of an answer that could not be read. `field`: the first one that was not as expected. */
export interface Odd {
  kind: string
  field: string
}

const id = z.string().regex(/^[0-9]{1,19}$/)

/** X's and Perch's own maximum lengths, in characters; a post's is that of a long one. */
const maxLengths = { post: 25_000, name: 50, bio: 160 }
const handle = z.string().regex(/^\w{1,50}$/)

/** What X may leave out or send as null; anything unexpected is left out too. */
const maybe = <T extends z.ZodType>(schema: T) =>
  schema
    .nullish()
    .catch(undefined)
    .transform((value) => value ?? undefined)

const textUpTo = (most: number) => z.string().transform((text) => firstOf(decoded(text), most))

interface Sifted<T> {
  items: T[]
  odd: Odd[]
}

/** A list without those of its members that cannot be read. */
const sifted = <T>(kind: string, schema: z.ZodType<T>) =>
  z
    .unknown()
    .optional()
    .transform((list): Sifted<T> => {
      const found: Sifted<T> = { items: [], odd: [] }
      for (const one of Array.isArray(list) ? list : list == null ? [] : [list]) {
        const { success, data, error } = schema.safeParse(one)
        if (success) found.items.push(data)
        else found.odd.push({ kind, field: String(error.issues[0]?.path[0] ?? '') })
      }
      return found
    })

const members = <T>(schema: z.ZodType<T>) => sifted('', schema).transform(({ items }) => items)

const Link = z.object({
  url: textUpTo(1_000).refine(Boolean),
  expanded_url: maybe(textUpTo(2_000)),
  media_key: maybe(z.string()),
})
const Entities = maybe(z.object({ urls: members(Link), mentions: members(z.object({ id })) }))
const Withheld = maybe(z.object({ copyright: maybe(z.boolean()), country_codes: members(z.string()) }))

export const User = z.object({
  id,
  username: handle,
  name: maybe(textUpTo(maxLengths.name)),
  description: maybe(textUpTo(maxLengths.bio)),
  entities: maybe(z.object({ description: Entities })),
  profile_image_url: maybe(z.string()),
  protected: maybe(z.boolean()),
  withheld: Withheld,
  public_metrics: maybe(z.object({ followers_count: maybe(z.number()) })),
  connection_status: members(z.string()),
})
export type User = z.infer<typeof User>

const Note = maybe(z.object({ text: textUpTo(maxLengths.post), entities: Entities }))
const References = members(z.object({ type: z.string(), id }))

/** Both names of what X renames, as the contract has them. */
export const Post = z
  .object({
    id,
    text: maybe(textUpTo(maxLengths.post)),
    note_post: Note,
    note_tweet: Note,
    author_id: maybe(id),
    username: maybe(handle),
    created_at: maybe(z.iso.datetime({ offset: true })),
    lang: maybe(z.string().regex(/^[\w-]{1,35}$/)),
    in_reply_to_user_id: maybe(id),
    referenced_posts: References,
    referenced_tweets: References,
    edit_history_post_ids: members(id),
    edit_history_tweet_ids: members(id),
    entities: Entities,
    attachments: maybe(z.object({ media_keys: members(z.string()), poll_ids: members(z.string()) })),
    article: maybe(z.object({ title: maybe(textUpTo(300)) })),
    reply_settings: maybe(z.string()),
    withheld: Withheld,
    public_metrics: maybe(z.object({ like_count: maybe(z.number()), reply_count: maybe(z.number()) })),
  })
  .transform(({ note_tweet, referenced_tweets, edit_history_tweet_ids, ...post }) => ({
    ...post,
    note_post: post.note_post ?? note_tweet,
    referenced_posts: [...post.referenced_posts, ...referenced_tweets],
    edit_history_post_ids: [...post.edit_history_post_ids, ...edit_history_tweet_ids],
  }))
export type Post = z.infer<typeof Post>

const Media = z.object({ media_key: z.string(), type: z.string().catch(''), alt_text: maybe(textUpTo(1_000)) })

const Poll = z.object({ id: z.string(), options: members(z.object({ label: textUpTo(100) })) })

/** Looking up missing ids returns 200 with `errors` and no `data`. */
const errors = members(Problem)
const meta = maybe(z.object({ next_token: maybe(z.string()), result_count: maybe(z.number()) }))

export const UserReply = z.object({ data: maybe(User), errors })

export const UsersPage = z.object({ data: sifted('user', User), errors }).transform(({ data, ...page }) => ({
  ...page,
  data: data.items,
  odd: data.odd,
}))

export const IdsPage = z
  .object({ data: sifted('id', z.object({ id })), errors, meta })
  .transform(({ data, ...page }) => ({ ...page, data: data.items, odd: data.odd }))

const Includes = z
  .object({
    users: sifted('user', User),
    posts: sifted('included_post', Post),
    tweets: sifted('included_post', Post),
    media: sifted('media', Media),
    polls: sifted('poll', Poll),
  })
  .nullish()
  .catch(undefined)

export const PostsPage = z
  .object({ data: sifted('post', Post), includes: Includes, errors, meta })
  .transform(({ data, includes, ...page }) => ({
    ...page,
    data: data.items,
    includes: {
      users: includes?.users.items ?? [],
      posts: [...(includes?.posts.items ?? []), ...(includes?.tweets.items ?? [])],
      media: includes?.media.items ?? [],
      polls: includes?.polls.items ?? [],
    },
    odd: [data, ...Object.values(includes ?? {})].flatMap(({ odd }) => odd),
    /** Posts of the page itself that could not be read. */
    lost: data.odd.length,
  }))
export type PostsPage = z.infer<typeof PostsPage>

export const CreatedPost = z.object({ data: maybe(z.object({ id })), errors })
const flag = maybe(z.boolean())
export const Acted = z.object({
  data: maybe(z.object({ liked: flag, following: flag, pending_follow: flag, viewed: flag })),
  errors,
})
/** `true` in a field means that it still exists. */
export const Undone = z.object({ data: maybe(z.object({ deleted: flag, liked: flag, following: flag })), errors })

export const userFields = {
  'user.fields': 'connection_status,description,entities,profile_image_url,protected,public_metrics,withheld',
}

import { z } from 'zod'

const id = z.string().regex(/^[0-9]{1,19}$/)

/** X's and Perch's own maximum lengths, in characters. */
const maxLengths = { post: 280, name: 50, bio: 160, handle: 50 }

/** Leading handles do not count towards the length; X adds at most fifty. */
const addressed = /^(?:@\w{1,15}\s){0,50}/

const firstOf = (text: string, most: number) =>
  text.length > most ? [...text.slice(0, 2 * most)].slice(0, most).join('') : text

const textUpTo = (most: number) => z.string().transform((text) => firstOf(text, most))

const postText = z.string().transform((text) => {
  const to = addressed.exec(text)?.[0] ?? ''
  return to + firstOf(text.slice(to.length), maxLengths.post)
})

export const User = z.object({
  id,
  username: z.string().max(maxLengths.handle),
  name: textUpTo(maxLengths.name),
  description: textUpTo(maxLengths.bio).default(''),
  profile_image_url: z.string().nullish(),
  protected: z.boolean().default(false),
  public_metrics: z.object({ followers_count: z.number() }).optional(),
  connection_status: z.array(z.string()).default([]),
})
export type User = z.infer<typeof User>

export const Post = z.object({
  id,
  text: postText,
  author_id: id.optional(),
  created_at: z.iso.datetime().optional().catch(undefined),
  lang: z.string().max(35).optional().catch(undefined),
  in_reply_to_user_id: id.optional(),
  referenced_tweets: z.array(z.object({ type: z.string(), id })).optional(),
  public_metrics: z.object({ like_count: z.number(), reply_count: z.number() }).optional(),
})
export type Post = z.infer<typeof Post>

export const Problem = z.object({
  title: z.string().optional(),
  detail: z.string().optional(),
  type: z.string().optional(),
})

/** Looking up missing ids returns 200 with `errors` and no `data`. */
const withProblems = { errors: z.array(Problem).optional() }

export const UserReply = z.object({ data: User.optional(), ...withProblems })
export const UsersPage = z.object({ data: z.array(User).default([]) })
export const IdsPage = z.object({
  data: z.array(z.object({ id })).default([]),
  meta: z.object({ next_token: z.string().optional() }).default({}),
})
export const PostsPage = z.object({
  data: z.array(Post).default([]),
  includes: z
    .object({ users: z.array(User).default([]), tweets: z.array(Post).default([]) })
    .partial()
    .default({}),
  meta: z.object({ next_token: z.string().optional() }).default({}),
})
export type PostsPage = z.infer<typeof PostsPage>
export const CreatedPost = z.object({ data: z.object({ id }).optional(), ...withProblems })
export const Acted = z.object({
  data: z
    .object({ liked: z.boolean(), following: z.boolean(), pending_follow: z.boolean(), viewed: z.boolean() })
    .partial()
    .optional(),
  ...withProblems,
})
/** `true` in a field means that it still exists. */
export const Undone = z.object({
  data: z.object({ deleted: z.boolean(), liked: z.boolean(), following: z.boolean() }).partial().optional(),
  ...withProblems,
})

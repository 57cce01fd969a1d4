import { z } from 'zod'

/** The parts of X API v2 that we read (OpenAPI 2.167); unknown fields are let go. */

const id = z.string().regex(/^[0-9]{1,19}$/)

export const User = z.object({
  id,
  username: z.string(),
  name: z.string(),
  description: z.string().default(''),
  profile_image_url: z.string().nullish(),
  protected: z.boolean().default(false),
  public_metrics: z.object({ followers_count: z.number() }).optional(),
  connection_status: z.array(z.string()).default([]),
})
export type User = z.infer<typeof User>

export const Post = z.object({
  id,
  text: z.string(),
  author_id: id.optional(),
  created_at: z.string().optional(),
  lang: z.string().optional(),
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

/** A lookup of missing ids answers 200 with `errors` and no `data`. */
const withProblems = { errors: z.array(Problem).optional() }

export const UserReply = z.object({ data: User.optional(), ...withProblems })
/** Likes and follows are looked up by id alone. */
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

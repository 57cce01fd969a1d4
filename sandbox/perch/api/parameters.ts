import { z } from 'zod'

export const id = z.string().regex(/^[0-9]{1,19}$/, 'is not a valid id')
export const username = z.string().regex(/^[A-Za-z0-9_]{1,15}$/, 'is not a valid username')

export const byId = z.object({ id })
export const noParams = z.object({})

export function listOf<T extends string>(item: z.ZodType<T, string>, most = 100) {
  return z
    .string()
    .min(1, 'must not be empty')
    .transform((text) => text.split(',').map((part) => part.trim()))
    .pipe(z.array(item).min(1).max(most, `may name at most ${most}`) as z.ZodType<T[], string[]>)
}

export function intBetween(least: number, most: number, fallback: number) {
  return z
    .string()
    .regex(/^\d{1,6}$/, `is not between ${least} and ${most}`)
    .transform(Number)
    .pipe(z.number().min(least, `is not between ${least} and ${most}`).max(most, `is not between ${least} and ${most}`))
    .default(fallback)
}

const instant = z
  .string()
  .regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/, 'is not an RFC 3339 date-time in UTC')
  .refine((text) => !Number.isNaN(Date.parse(text)), 'is not an RFC 3339 date-time in UTC')
  .transform((text) => new Date(text).toISOString())

export const span = {
  since_id: id.optional(),
  until_id: id.optional(),
  start_time: instant.optional(),
  end_time: instant.optional(),
}

const POST_FIELDS = [
  'article',
  'article_title',
  'attachments',
  'author_id',
  'card_uri',
  'community_id',
  'context_annotations',
  'conversation_id',
  'created_at',
  'display_text_range',
  'edit_controls',
  'edit_history_post_ids',
  'edit_history_tweet_ids',
  'entities',
  'geo',
  'id',
  'in_reply_to_user_id',
  'lang',
  'matched_media_notes',
  'media_metadata',
  'non_public_metrics',
  'note_post',
  'note_tweet',
  'note_request_suggestions',
  'organic_metrics',
  'paid_partnership',
  'possibly_sensitive',
  'promoted_metrics',
  'public_metrics',
  'referenced_posts',
  'referenced_tweets',
  'reply_settings',
  'scopes',
  'source',
  'suggested_source_links',
  'suggested_source_links_with_counts',
  'text',
  'username',
  'withheld',
] as const

const USER_FIELDS = [
  'affiliation',
  'confirmed_email',
  'connection_status',
  'created_at',
  'description',
  'entities',
  'id',
  'is_identity_verified',
  'location',
  'most_recent_post_id',
  'most_recent_tweet_id',
  'name',
  'parody',
  'pinned_post_id',
  'pinned_tweet_id',
  'profile_banner_url',
  'profile_image_url',
  'protected',
  'public_metrics',
  'receives_your_dm',
  'subscribes_to_you',
  'subscription',
  'subscription_type',
  'url',
  'username',
  'verified',
  'verified_followers_count',
  'verified_type',
  'withheld',
] as const

const POST_EXPANSIONS = [
  'article.cover_media',
  'article.media_entities',
  'attachments.media_keys',
  'attachments.media_source_tweet',
  'attachments.poll_ids',
  'author_id',
  'edit_history_post_ids',
  'edit_history_tweet_ids',
  'entities.mentions.username',
  'geo.place_id',
  'in_reply_to_user_id',
  'referenced_posts',
  'referenced_posts.id',
  'referenced_posts.id.author_id',
  'referenced_tweets.id',
  'referenced_tweets.id.author_id',
  'username',
] as const

const USER_EXPANSIONS = [
  'affiliation',
  'most_recent_post_id',
  'most_recent_tweet_id',
  'pinned_post_id',
  'pinned_tweet_id',
] as const

const postFields = listOf(z.enum(POST_FIELDS)).optional()
const unusedFields = listOf(z.string().regex(/^[a-z_0-9]+$/)).optional()

const fieldChoices = {
  'user.fields': listOf(z.enum(USER_FIELDS)).optional(),
  'tweet.fields': postFields,
  'post.fields': postFields,
}

export const postSelection = {
  ...fieldChoices,
  'media.fields': unusedFields,
  'poll.fields': unusedFields,
  'place.fields': unusedFields,
  expansions: listOf(z.enum(POST_EXPANSIONS)).optional(),
}

export const userSelection = { ...fieldChoices, expansions: listOf(z.enum(USER_EXPANSIONS)).optional() }

/** Writes answer with the `post` names only if `post.fields` is given. */
export const writeQuery = z.strictObject({ 'tweet.fields': postFields, 'post.fields': postFields })

export interface Selection {
  'user.fields'?: string[] | undefined
  'tweet.fields'?: string[] | undefined
  'post.fields'?: string[] | undefined
  expansions?: string[] | undefined
}

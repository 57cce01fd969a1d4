import type { ApiResponse, InvalidParameter } from './problems.ts'
import { invalidRequest } from './problems.ts'

/** Whose names a request may use: those of X's OpenAPI file, those of its prose, or both. */
export const VOCABULARIES = ['both', 'posts', 'tweets'] as const
export type Vocabulary = (typeof VOCABULARIES)[number]

type Query = Record<string, unknown>

/** Fields that X's OpenAPI file offers only as expansions. */
const EXPANDED_ONLY = new Set(
  'affiliation,author_id,edit_history_post_ids,in_reply_to_user_id,most_recent_post_id,pinned_post_id,referenced_posts,username'.split(
    ',',
  ),
)
const LISTS = ['post.fields', 'tweet.fields', 'user.fields', 'expansions']

/** X's answer to a query with names that it doesn't know. */
export function unknownNames(vocabulary: Vocabulary, query: Query): ApiResponse | null {
  if (vocabulary === 'both') return null
  const other = vocabulary === 'posts' ? 'tweet.fields' : 'post.fields'
  const errors = LISTS.flatMap((list): InvalidParameter[] => {
    const given = query[list]
    if (typeof given !== 'string') return []
    if (list === other)
      return [
        { parameters: { [list]: [given] }, message: `The query parameter [${list}] is not one of the parameters` },
      ]
    return given
      .split(',')
      .filter((name) => !isKnown(vocabulary, list, name))
      .map((name) => ({
        parameters: { [list]: [given] },
        message: `The \`${list}\` query parameter value [${name}] is not one of the values`,
      }))
  })
  return errors.length > 0 ? invalidRequest(errors) : null
}

function isKnown(vocabulary: Vocabulary, list: string, name: string): boolean {
  if (vocabulary === 'tweets') return !name.includes('post')
  if (name === 'attachments.media_source_tweet') return true
  const isField = list !== 'expansions' && !(list === 'user.fields' && name === 'username')
  return !/tweet|\.id\b/.test(name) && !(isField && EXPANDED_ONLY.has(name))
}

/** So that a network which knows only the post names answers with them, whatever was asked. */
export function inItsNames(vocabulary: Vocabulary, query: object): object {
  return vocabulary === 'posts' ? { 'post.fields': ['id'], ...query } : query
}

import { NetworkError, type Target, type UndoTarget } from '#app/adapters/network/network.ts'
import type { HttpClient } from '#app/adapters/network/x/call.ts'
import { toPerson } from '#app/adapters/network/x/people.ts'
import { isAbsent, type Problem, toError } from '#app/adapters/network/x/problems.ts'
import { Acted, CreatedPost, IdsPage, Undone, UserReply, userFields } from '#app/adapters/network/x/wire.ts'

export async function perform(
  wire: HttpClient,
  accountId: string,
  target: Target,
  signal: AbortSignal,
): Promise<string | null> {
  const { kind, target_id } = target
  if (kind === 'reply') {
    const body = { text: target.text ?? '', reply: { in_reply_to_tweet_id: target_id } }
    const { data, errors } = await wire.post('/2/tweets', body, CreatedPost, signal, {
      unasked: target.situation !== 'addressed',
    })
    if (!data) throw refusalBy(errors, 'The network didn’t accept the reply.')
    return data.id
  }
  const call = {
    like: () => wire.post(`/2/users/${accountId}/likes`, { tweet_id: target_id }, Acted, signal),
    follow: () => wire.post(`/2/users/${accountId}/following`, { target_user_id: target_id }, Acted, signal),
    view: () => wire.post(`/2/users/${accountId}/profile_views`, { target_user_id: target_id }, Acted, signal),
  }[kind]
  const { data, errors } = await call()
  const done = data?.liked || data?.following || data?.pending_follow || data?.viewed
  if (!done) throw refusalBy(errors, `The network didn’t accept the ${kind}.`, data !== undefined)
  return null
}

/** Without a reason against it, it may have happened. */
const refusalBy = ([first]: readonly Problem[], otherwise: string, isDenied = false) =>
  first === undefined && !isDenied
    ? new NetworkError('unknown_outcome', 'The network’s response couldn’t be read.')
    : new NetworkError('refused', first?.detail ?? otherwise)

export async function undo(
  wire: HttpClient,
  accountId: string,
  target: UndoTarget,
  signal: AbortSignal,
): Promise<void> {
  const { kind, target_id, result_id } = target
  const paths = {
    reply: `/2/tweets/${result_id}`,
    like: `/2/users/${accountId}/likes/${target_id}`,
    follow: `/2/users/${accountId}/following/${target_id}`,
  }
  const { data, errors } = await wire.delete(paths[kind], Undone, signal)
  const gone = data?.deleted === true || data?.liked === false || data?.following === false
  if (!gone) throw new NetworkError('refused', errors[0]?.detail ?? `The network didn’t undo the ${kind}.`)
}

/** A second like or follow gets the same response as the first, so it has to be checked beforehand. */
export async function isDone(
  wire: HttpClient,
  accountId: string,
  { kind, target_id }: { kind: string; target_id: string },
  signal: AbortSignal,
  latest = 100,
): Promise<boolean> {
  if (kind === 'like') {
    const page = await wire.get(`/2/users/${accountId}/liked_tweets`, { max_results: latest }, IdsPage, signal)
    if (page.data.length + page.odd.length === 0 && page.errors.length > 0)
      throw toError(page.errors, 'It gave no likes.')
    return page.data.some(({ id }) => id === target_id)
  }
  if (kind !== 'follow') return false
  const { data, errors } = await wire.get(`/2/users/${target_id}`, userFields, UserReply, signal)
  const [unexplained] = errors.filter((problem) => !isAbsent(problem))
  if (!data && unexplained) throw toError([unexplained], 'It gave no account.')
  return data !== undefined && toPerson(data).is_followed === true
}

import { mentionsIn } from '../text/entities.ts'
import { normalisedText } from '../text/normalise.ts'
import type { NetworkEvent } from './events.ts'
import { recordInLedger } from './ledger-entry.ts'
import type { Grant, Post, Session } from './model.ts'
import type { NetworkState } from './network-state.ts'

/** The only place where the state changes. */
export function apply(network: NetworkState, event: NetworkEvent): void {
  if (event.because !== undefined) network.appliedKeys.add(event.because)
  if (!event.seeded) recordInLedger(network, event)
  switch (event.type) {
    case 'seeded':
      network.seed = { seed: event.seed, people: event.people }
      break
    case 'account_opened':
      network.accounts.set(event.account.id, event.account)
      network.handles.set(event.account.handle.toLowerCase(), event.account)
      break
    case 'session_opened':
      openSession(network, event.session)
      break
    case 'session_ended':
      endSession(network, event.authToken)
      break
    case 'granted':
      revokeGrant(network, event.grant.id)
      addGrant(network, event.grant)
      break
    case 'grant_revoked':
      revokeGrant(network, event.grant)
      break
    case 'posted':
      addPost(network, event.post)
      break
    case 'post_deleted':
      removePost(network, event.post)
      break
    case 'liked':
      network.likes.add(event.actor, event.post, event.at)
      break
    case 'unliked':
      network.likes.remove(event.actor, event.post)
      break
    case 'followed':
      ;(event.pending ? network.followRequests : network.follows).add(event.actor, event.target, event.at)
      break
    case 'unfollowed':
      network.follows.remove(event.actor, event.target)
      network.followRequests.remove(event.actor, event.target)
      break
    case 'blocked':
      network.blocks.add(event.actor, event.target, event.at)
      network.follows.remove(event.actor, event.target)
      network.follows.remove(event.target, event.actor)
      break
    case 'timeline_cleared':
      for (const post of [...network.timeline(event.account).newestFirst()]) removePost(network, post.id)
      break
    case 'viewed':
      break
    default:
      event satisfies never
  }
}

function openSession(network: NetworkState, session: Session): void {
  network.sessions.set(session.authToken, session)
  network.accessTokens.set(session.accessToken, session)
}

function endSession(network: NetworkState, authToken: string): void {
  const session = network.sessions.get(authToken)
  network.sessions.delete(authToken)
  if (session) network.accessTokens.delete(session.accessToken)
}

function addGrant(network: NetworkState, grant: Grant): void {
  network.grants.set(grant.id, grant)
  network.grantsByToken.set(grant.accessToken, grant)
  if (grant.refreshToken !== null) network.grantsByToken.set(grant.refreshToken, grant)
}

function revokeGrant(network: NetworkState, id: string): void {
  const grant = network.grants.get(id)
  if (!grant) return
  network.grants.delete(id)
  network.grantsByToken.delete(grant.accessToken)
  if (grant.refreshToken !== null) network.grantsByToken.delete(grant.refreshToken)
}

function addPost(network: NetworkState, post: Post): void {
  network.posts.set(post.id, post)
  network.allPosts.add(post)
  network.timeline(post.author).add(post)
  if (post.repostOf !== null) {
    network.reposts.add(post.author, post.repostOf, post.createdAt)
    return
  }
  if (post.edits) replaceVersions(network, post, [...post.edits, post.id])
  network.usedTexts.add(normalisedText(post.text))
  if (post.quoteOf !== null) network.quotes.add(post.id, post.quoteOf, post.createdAt)
  if (post.replyTo !== null) network.repliesTo(post.replyTo).add(post)
  for (const account of addressees(network, post)) network.mentionsOf(account).add(post)
}

/** Each version stays to be read, but only the newest counts as a reply or a quote. */
function replaceVersions(network: NetworkState, newest: Post, versions: string[]): void {
  for (const id of versions) {
    network.versions.set(id, versions)
    const earlier = network.posts.get(id)
    if (!earlier || id === newest.id) continue
    if (earlier.replyTo !== null) network.repliesTo(earlier.replyTo).remove(earlier)
    if (earlier.quoteOf !== null) network.quotes.remove(id, earlier.quoteOf)
  }
}

function removePost(network: NetworkState, id: string): void {
  const post = network.posts.get(id)
  if (!post) return
  network.posts.delete(id)
  network.allPosts.remove(post)
  network.timeline(post.author).remove(post)
  network.likes.removeTo(id)
  if (post.repostOf !== null) network.reposts.remove(post.author, post.repostOf)
  if (post.quoteOf !== null) network.quotes.remove(id, post.quoteOf)
  if (post.replyTo !== null) network.repliesTo(post.replyTo).remove(post)
  for (const account of addressees(network, post)) network.mentionsOf(account).remove(post)
}

/** The ids of the accounts that a post mentions or replies to, without its author. */
function addressees(network: NetworkState, post: Post): Set<string> {
  const named = mentionsIn(post.text).flatMap(({ value }) => network.byHandle(value)?.id ?? [])
  const all = new Set(post.replyToUser === null ? named : [...named, post.replyToUser])
  all.delete(post.author)
  return all
}

import type { Account, Post } from '../state/model.ts'
import type { Call } from './call.ts'
import type { Selection } from './parameters.ts'
import { Presenter } from './presenter.ts'
import type { ApiResponse } from './problems.ts'
import { jsonResponse } from './problems.ts'

type AnyCall = Call<unknown, Selection, unknown>
type Problems = Record<string, unknown>[]

function withErrors(body: Record<string, unknown>, errors: Problems): ApiResponse {
  return jsonResponse(errors.length > 0 ? { ...body, errors } : body)
}

function presenterFor(call: AnyCall): Presenter {
  return new Presenter(call.network, call.actor, call.baseUrl, call.query)
}

export function oneUser(call: AnyCall, account: Account): ApiResponse {
  const presenter = presenterFor(call)
  return jsonResponse({ data: presenter.user(account), ...userIncludes(call, presenter, [account]) })
}

export function manyUsers(
  call: AnyCall,
  accounts: Account[],
  extra: { errors?: Problems; meta?: object } = {},
): ApiResponse {
  const presenter = presenterFor(call)
  const body = {
    ...(accounts.length > 0 ? { data: accounts.map((account) => presenter.user(account)) } : {}),
    ...userIncludes(call, presenter, accounts),
    ...(extra.meta ? { meta: extra.meta } : {}),
  }
  return withErrors(body, extra.errors ?? [])
}

export function onePost(call: AnyCall, post: Post): ApiResponse {
  const presenter = presenterFor(call)
  return jsonResponse({ data: presenter.post(post), ...postIncludes(call, presenter, [post]) })
}

export function manyPosts(call: AnyCall, posts: Post[], extra: { errors?: Problems; meta?: object } = {}): ApiResponse {
  const presenter = presenterFor(call)
  const body = {
    ...(posts.length > 0 ? { data: posts.map((post) => presenter.post(post)) } : {}),
    ...postIncludes(call, presenter, posts),
    ...(extra.meta ? { meta: extra.meta } : {}),
  }
  return withErrors(body, extra.errors ?? [])
}

function userIncludes(call: AnyCall, presenter: Presenter, accounts: Account[]): Record<string, unknown> {
  if (!presenter.expansions.has('most_recent_post_id')) return {}
  const latest = accounts.flatMap((account) => call.network.timeline(account.id).latest() ?? [])
  return included({ [presenter.naming.includes]: latest.map((post) => presenter.post(post)) })
}

function postIncludes(call: AnyCall, presenter: Presenter, posts: Post[]): Record<string, unknown> {
  const { network, actor } = call
  const wants = (name: string) => presenter.expansions.has(name)
  const references = wants('referenced_posts') || wants('referenced_posts.author_id') ? referenced(call, posts) : []
  const people = new Set<string>()
  if (wants('author_id')) for (const post of posts) people.add(post.author)
  if (wants('in_reply_to_user_id')) for (const post of posts) if (post.replyToUser) people.add(post.replyToUser)
  // In the post names there is no expansion of its own for these authors.
  const wantsTheirs = presenter.naming.includes === 'posts' && wants('author_id')
  if (wantsTheirs || wants('referenced_posts.author_id')) for (const post of references) people.add(post.author)
  const seen = references.filter((post) => network.canSee(actor, network.authorOf(post)))
  return included({
    users: [...people].flatMap((id) => network.account(id) ?? []).map((account) => presenter.user(account)),
    [presenter.naming.includes]: seen.map((post) => presenter.post(post)),
  })
}

function referenced(call: AnyCall, posts: Post[]): Post[] {
  const ids = new Set(posts.flatMap((post) => [post.replyTo, post.quoteOf, post.repostOf]))
  return [...ids].flatMap((id) => (id === null ? [] : (call.network.posts.get(id) ?? [])))
}

function included(groups: Record<string, unknown[]>): Record<string, unknown> {
  const filled = Object.entries(groups).filter(([, items]) => items.length > 0)
  return filled.length === 0 ? {} : { includes: Object.fromEntries(filled) }
}

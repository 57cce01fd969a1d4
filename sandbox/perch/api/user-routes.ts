import { z } from 'zod'
import type { Account } from '../state/model.ts'
import type { Network } from '../state/network.ts'
import { route } from './call.ts'
import { pageOfList } from './paging.ts'
import { byId, id, intBetween, listOf, noParams, username, userSelection } from './parameters.ts'
import { jsonResponse, notAuthorizedForResource, resourceNotFound } from './problems.ts'
import { manyUsers, oneUser } from './responses.ts'

const LOOKUP = { window: 900 }
const FOLLOW_LISTS = { window: 300 }

/** Those whose handle or name begins with it first. */
function peopleNamed(network: Network, text: string): Account[] {
  const words = text.toLowerCase().split(' ').filter(Boolean)
  const nameOf = ({ handle, name }: Account) => `${handle} ${name}`.toLowerCase()
  const rank = (account: Account) =>
    nameOf(account)
      .split(' ')
      .some((part) => part.startsWith(words[0] ?? ''))
      ? 0
      : 1
  return [...network.accounts.values()]
    .filter((account) => !account.deleted && words.every((word) => nameOf(account).includes(word)))
    .sort((one, other) => rank(one) - rank(other) || one.handle.localeCompare(other.handle))
}

function lookUpUsers(names: string[], parameter: string, find: (name: string) => Account | undefined) {
  const accounts: Account[] = []
  const errors: Record<string, unknown>[] = []
  for (const name of new Set(names)) {
    const account = find(name)
    if (account) accounts.push(account)
    else errors.push(resourceNotFound('user', parameter, name))
  }
  return { accounts, errors }
}

export const userRoutes = [
  route('GET', '/2/users/me', {
    limit: { window: 75 },
    params: noParams,
    query: z.strictObject(userSelection),
    handle: (call) => oneUser(call, call.actor),
  }),
  route('GET', '/2/users/by/username/:username', {
    limit: LOOKUP,
    appOnly: true,
    params: z.object({ username }),
    query: z.strictObject(userSelection),
    handle(call) {
      const account = call.network.byHandle(call.params.username)
      return account
        ? oneUser(call, account)
        : jsonResponse({ errors: [resourceNotFound('user', 'username', call.params.username)] })
    },
  }),
  route('GET', '/2/users/by', {
    limit: LOOKUP,
    params: noParams,
    query: z.strictObject({ ...userSelection, usernames: listOf(username) }),
    handle(call) {
      const { accounts, errors } = lookUpUsers(call.query.usernames, 'usernames', (name) => call.network.byHandle(name))
      return manyUsers(call, accounts, { errors })
    },
  }),
  route('GET', '/2/users', {
    limit: LOOKUP,
    params: noParams,
    query: z.strictObject({ ...userSelection, ids: listOf(id) }),
    handle(call) {
      const { accounts, errors } = lookUpUsers(call.query.ids, 'ids', (name) => call.network.account(name))
      return manyUsers(call, accounts, { errors })
    },
  }),
  route('GET', '/2/users/search', {
    limit: LOOKUP,
    params: noParams,
    query: z.strictObject({
      ...userSelection,
      query: z.string().regex(/^[A-Za-z0-9_' ]{1,50}$/, 'is not a valid query'),
      max_results: intBetween(1, 1000, 100),
      next_token: z.string().min(1).optional(),
    }),
    handle({ network, query, ...call }) {
      const found = peopleNamed(network, query.query)
      const paged = pageOfList(found, { max_results: query.max_results, pagination_token: query.next_token })
      if (!paged.ok) return paged.answer
      const { next_token, previous_token } = paged.page.meta
      const meta = { ...(next_token ? { next_token } : {}), ...(previous_token ? { previous_token } : {}) }
      return manyUsers({ ...call, network, query }, paged.page.items, { meta })
    },
  }),
  route('GET', '/2/users/:id', {
    limit: LOOKUP,
    params: byId,
    query: z.strictObject(userSelection),
    handle(call) {
      const account = call.network.account(call.params.id)
      return account
        ? oneUser(call, account)
        : jsonResponse({ errors: [resourceNotFound('user', 'id', call.params.id)] })
    },
  }),
  followList('followers', (network, account) => network.follows.to(account)),
  followList('following', (network, account) => network.follows.from(account)),
]

function followList(name: 'followers' | 'following', list: (network: Network, account: string) => string[]) {
  return route('GET', `/2/users/:id/${name}`, {
    limit: FOLLOW_LISTS,
    params: byId,
    query: z.strictObject({
      ...userSelection,
      max_results: intBetween(1, 1000, 100),
      pagination_token: z.string().min(16).optional(),
    }),
    handle(call) {
      const account = call.network.account(call.params.id)
      if (!account) return jsonResponse({ errors: [resourceNotFound('user', 'id', call.params.id)] })
      if (!call.network.canSee(call.actor, account)) return jsonResponse({ errors: [userNotVisible(account)] })
      const paged = pageOfList(list(call.network, account.id), call.query)
      if (!paged.ok) return paged.answer
      const accounts = paged.page.items.flatMap((follower) => call.network.account(follower) ?? [])
      return manyUsers(call, accounts, { meta: paged.page.meta })
    },
  })
}

export function userNotVisible(account: Account): Record<string, unknown> {
  return notAuthorizedForResource(`Sorry, you are not authorized to see the user with id: [${account.id}].`, {
    resource_type: 'user',
    resource_id: account.id,
    parameter: 'id',
    value: account.id,
  })
}

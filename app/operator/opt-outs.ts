import { type NetworkId, networkIds } from '#app/contract/networks.ts'
import { handleOf } from '#app/contract/typed.ts'
import {
  addOptOut,
  confirmOptOut,
  isPersonId,
  listOptOuts,
  type OptOut,
  personNamed,
  withdrawOptOut,
} from '#app/domain/bot/opt-outs/list.ts'
import type { Command, Deps } from '#app/operator/command.ts'

const isNetwork = (name: string | undefined): name is NetworkId => networkIds.some((id) => id === name)

const verbs = ['add', 'confirm', 'remove'] as const
const isVerb = (name: string | undefined): name is (typeof verbs)[number] => verbs.some((verb) => verb === name)

export const optOutCommand: Command = {
  usage: [
    ['opt-out list', 'who asked not to be contacted, and what only some users heard and no one has confirmed'],
    ['opt-out add NETWORK HANDLE_OR_ID', 'records that the person asked not to be contacted'],
    ['opt-out confirm NETWORK HANDLE_OR_ID', 'makes what some users heard from the person hold for all'],
    ['opt-out remove NETWORK HANDLE_OR_ID', 'the person allows contact again'],
  ],
  async run(deps, [verb, network, name, ...rest], now) {
    const { db } = deps
    if (verb === 'list' && network === undefined) return { lines: table(deps, await listOptOuts(db)), ok: true }
    if (!isVerb(verb) || !isNetwork(network) || name === undefined || rest.length > 0) return null
    const { id, why } = await find(deps, network, name)
    if (id === null) return { lines: [why], ok: false }
    const who = `${name} (id ${id}) on ${network}`
    switch (verb) {
      case 'add':
        await addOptOut(db, network, id, now)
        return { lines: [`${who} is left alone by every bot from now on.`], ok: true }
      case 'confirm': {
        const isConfirmed = await confirmOptOut(db, network, id, now)
        const line = isConfirmed ? 'is left alone by every bot from now on.' : 'has no request that waits for this.'
        return { lines: [`${who} ${line}`], ok: isConfirmed }
      }
      case 'remove': {
        const isTaken = await withdrawOptOut(db, network, id, now)
        const line = isTaken ? 'may be contacted again. Their earlier requests no longer count.' : 'is not on the list.'
        return { lines: [`${who} ${line}`], ok: isTaken }
      }
    }
  },
}

type Found = { id: string; why?: undefined } | { id: null; why: string }

/** A handle that a user-chosen server gave may be anyone's. */
async function find({ db, networks }: Deps, network: NetworkId, name: string): Promise<Found> {
  if (isPersonId(name)) return { id: name }
  if (networks.of(network).confirmedPosts)
    return { id: null, why: `On ${network} only ids are certain: give the account's id instead of ${name}.` }
  const id = await personNamed(db, network, handleOf(name))
  if (id !== null) return { id }
  return {
    id,
    why: `No one has had contact with ${name} on ${network} yet: give the account's id instead.`,
  }
}

/** Ids and handles from users' servers must not control the operator's terminal. */
const printable = (value: string) => value.replace(/[^\x21-\x7e]/g, '?')

function table({ networks }: Deps, all: OptOut[]): string[] {
  if (all.length === 0) return ['No one has asked not to be contacted.']
  return all.map(({ network, author_id, handle, said_at, words, ...optOut }) => {
    const isCertain = handle !== null && !networks.of(network).confirmedPosts
    const who = [network, printable(author_id), isCertain ? printable(`@${handle}`) : '-']
    return [...who, said_at.toISOString(), stateOf(optOut), JSON.stringify(words).replace(/\p{C}/gu, '?')].join('\t')
  })
}

function stateOf({ taken_back_at, heard_by }: Pick<OptOut, 'taken_back_at' | 'heard_by'>): string {
  if (heard_by !== null) return `unconfirmed, heard by ${heard_by}`
  return taken_back_at ? `taken back ${taken_back_at.toISOString()}` : 'left alone'
}

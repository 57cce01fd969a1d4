import type { NetworkId } from '#app/adapters/network/network.ts'
import type { Db } from '#app/db/pool.ts'
import { addOptOut, listOptOuts, type OptOut, personNamed, takeOptOutBack } from '#app/domain/bot/opt-outs.ts'

const usage = `Usage: opt-out list
       opt-out add NETWORK HANDLE_OR_ID      the person asked us for silence
       opt-out remove NETWORK HANDLE_OR_ID   the person asked to be written to again`

const networks: readonly string[] = ['perch', 'x', 'bluesky'] satisfies NetworkId[]
const isNetwork = (name: string | undefined): name is NetworkId => name !== undefined && networks.includes(name)

export interface Said {
  lines: string[]
  /** Whether what was asked for is so now. */
  ok: boolean
}

/** The operator's hand on the ledger of people who asked not to be contacted: `list`, `add` or `remove`. */
export async function optOutCommand(db: Db, args: string[], now: Date): Promise<Said> {
  const [verb, network, name, ...rest] = args
  if (verb === 'list' && network === undefined) return { lines: table(await listOptOuts(db)), ok: true }
  if ((verb !== 'add' && verb !== 'remove') || !isNetwork(network) || name === undefined || rest.length > 0)
    return { lines: [usage], ok: false }
  const id = await personNamed(db, network, name)
  if (id === null)
    return { lines: [`Nobody had to do with ${name} on ${network} yet: give the account's id instead.`], ok: false }
  const who = `${name} (id ${id}) on ${network}`
  if (verb === 'add') {
    await addOptOut(db, network, id, now)
    return { lines: [`${who} is left alone by every bot from now on.`], ok: true }
  }
  const taken = await takeOptOutBack(db, network, id, now)
  const line = taken
    ? `${who} may be written to again. What they wrote before now no longer counts.`
    : `${who} is not on the list.`
  return { lines: [line], ok: taken }
}

function table(all: OptOut[]): string[] {
  if (all.length === 0) return ['Nobody asked not to be contacted.']
  return all.map(({ network, author_id, handle, said_at, words, taken_back_at }) =>
    [
      ...[network, author_id, handle === null ? '-' : `@${handle}`, said_at.toISOString()],
      taken_back_at ? `taken back ${taken_back_at.toISOString()}` : 'left alone',
      JSON.stringify(words),
    ].join('\t'),
  )
}

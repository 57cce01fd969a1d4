import type { LoggedCall } from '../../sandbox/perch/http/call-log.ts'
import type { LedgerEntry } from '../../sandbox/perch/ledger.ts'
import { connectAndAnalyze, perchTokens } from '../kit/actor.ts'
import { likesAndFollowsOf } from '../kit/perch.ts'
import { faultsIn } from './kill-check.ts'
import { type Ground, limits, proActor, startBot } from './kill-ground.ts'

const handles = ['finchroast', 'stackharbor', 'coach_ilse', 'pennywren', 'plainbrief', 'velvetfern', 'juniper_lane']
/** At this speed a bot acts about twice a second. */
const rate = 200

/** Perch keeps a ledger of what was done, and a log of calls. */
export function perchGround(): Ground {
  const accounts = new Map<string, { handle: string; before: Set<string> }>()
  return {
    env: {},
    rate,
    populate: (world, bots) =>
      Promise.all(
        handles.slice(0, bots).map(async (handle) => {
          const actor = await proActor(world)
          await connectAndAnalyze(world, actor, handle)
          const tokens = await perchTokens(world, handle)
          const [row] = await world.sql<{ id: string }>(
            'select network_account_id as id from connections where user_id = $1',
            [actor.id],
          )
          const before = await likesAndFollowsOf(world.sandbox.perch_url, row?.id ?? '', tokens)
          accounts.set(actor.id, { handle, before })
          await startBot(actor)
          return actor
        }),
      ),
    async injectFaults(world) {
      const paths = ['/2/tweets', '/2/users/:id/likes', '/2/users/:id/following', '/2/users/:id/profile_views']
      for (const path of paths)
        for (const fault of [
          { fault: 'cut', times: 2 },
          { fault: 'cut_before', times: 2 },
          { fault: 'slow', delay_ms: 400 },
        ])
          await fetch(`${world.sandbox.perch_url}/switches`, {
            method: 'POST',
            headers: { 'content-type': 'application/json' },
            body: JSON.stringify({ route: `POST ${path}`, ...fault }),
          })
    },
    async arrived(world) {
      for (let round = 0; round < 3; round += 1) await fetch(`${world.sandbox.perch_url}/calls.json?handle=nobody`)
    },
    async faultsOf(world, actor, actions) {
      const { handle, before } = accounts.get(actor.id) ?? { handle: '', before: new Set<string>() }
      const ask = async (path: string) => (await fetch(`${world.sandbox.perch_url}${path}?handle=${handle}`)).json()
      const { entries } = (await ask('/ledger.json')) as { entries: LedgerEntry[] }
      const { calls } = (await ask('/calls.json')) as { calls: LoggedCall[] }
      return { ledger: entries.length, ...faultsIn({ ledger: entries, calls, actions, before, limits }) }
    },
    close: async () => undefined,
  }
}

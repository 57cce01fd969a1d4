import { type Actor, newActor } from '../kit/actor.ts'
import { moveToMorning } from '../kit/clock.ts'
import { until } from '../kit/until.ts'
import type { World } from '../kit/world.ts'
import type { ActionRow, Faults } from './kill-check.ts'

export const limits = { hour: 30, day: 500, replies: 70, follows: 20 }

/** The network that the bots work on. */
export interface Ground {
  /** For the servers. */
  env: Record<string, string>
  /** How much faster time passes. */
  rate: number
  /** Gives this many users an account each, and starts their bots. */
  populate(world: World, bots: number): Promise<Actor[]>
  /** Makes responses slow, so that kills hit open calls, and some of them lost. */
  injectFaults(world: World): Promise<void>
  /** Waits until the calls of a killed worker have arrived. */
  arrived(world: World): Promise<void>
  /** Compares what the network has with what the product recorded. */
  faultsOf(world: World, actor: Actor, actions: ActionRow[]): Promise<Faults & { ledger: number }>
  close(): Promise<void>
}

/** A Pro user. */
export async function proActor(world: World): Promise<Actor> {
  const actor = await newActor(world)
  await world.sql(
    `insert into subscriptions (user_id, status, plan_type, plan_name, current_period_end)
     values ($1, 'active', 'pro', 'Pro', now() + interval '10 years')`,
    [actor.id],
  )
  await moveToMorning(world, actor.email)
  return actor
}

export async function startBot(actor: Actor): Promise<void> {
  const config = { user_id: actor.id, max_actions_per_hour: limits.hour, follow_limit: limits.follows }
  await actor.call('POST', '/bots/start', { config })
}

/** Stops the bots and waits until every action has its result. */
export async function stopAndSettle(world: World, actors: Actor[]): Promise<void> {
  for (const actor of actors) {
    const stopped = await actor.call('POST', '/bots/stop', { user_id: actor.id })
    if (!stopped.ok) throw new Error(`the stop answered ${stopped.status}: ${await stopped.text()}`)
  }
  await until(async () => (await world.sql('select 1 from bots where lease is not null')).length === 0, 120_000)
  await world.sql(`update actions set call_deadline = now() - interval '31 seconds' where state = 'sending'`)
  await until(async () => (await world.sql(`select 1 from actions where state = 'sending'`)).length === 0, 120_000)
}

/** The actions that were claimed for the user. */
export function actionsOf(world: World, actor: Actor): Promise<ActionRow[]> {
  return world.sql<ActionRow & Record<string, unknown>>(
    `select user_id, kind, state, target_id, author_id, author_handle, claimed_at, local_day::text
     from actions where user_id = $1 and claimed_at is not null`,
    [actor.id],
  )
}

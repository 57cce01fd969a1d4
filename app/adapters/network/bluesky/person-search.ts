import type { Agent } from '@atproto/api'
import { didForm, invalidHandle } from '#app/adapters/network/bluesky/identity.ts'
import { toPerson } from '#app/adapters/network/bluesky/views.ts'
import type { Person } from '#app/contract/posts.ts'

/** A request for a single profile would confuse an unknown handle with a taken-down calling account. */
export async function personBy(agent: Agent, handle: string, signal: AbortSignal): Promise<Person | null> {
  const { data } = await agent.app.bsky.actor.getProfiles({ actors: [handle] }, { signal })
  const profile = data.profiles.find(
    (one) => one.handle.toLowerCase() === handle.toLowerCase() && didForm.test(one.did),
  )
  return profile ? toPerson(profile) : null
}

export async function searchPeople(agent: Agent, text: string, limit: number, signal: AbortSignal): Promise<Person[]> {
  const { data } = await agent.app.bsky.actor.searchActors({ q: text, limit }, { signal })
  const named = data.actors.filter(({ did }) => didForm.test(did)).map((one) => [one.did, toPerson(one)] as const)
  const people = [...new Map(named).values()]
  return people.filter(({ handle }) => handle !== invalidHandle).slice(0, limit)
}

import { createClient } from '@supabase/supabase-js'
import { expect, inject, test } from 'vitest'
import { seedActor } from '../kit/seed.ts'
import { supabaseWalk, walked } from '../kit/supabase-walk.ts'
import { startWorld } from '../kit/world.ts'

/** Channels are not offered here, and Node 20 has no sockets of its own for them. */
class NoSocket {}
const create = ((url, key, options) =>
  createClient(url, key, { ...options, realtime: { transport: NoSocket as never } })) as typeof createClient

test('the client of another maker, from Node: sign-in, both procedures, every function', async () => {
  const world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5, payments: true })
  try {
    const { email, password, id } = await seedActor(world)
    const who = { url: world.origin, email, password, user_id: id }
    expect(await supabaseWalk(create, who)).toEqual(walked(who))
  } finally {
    await world.close()
  }
})

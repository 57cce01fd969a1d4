import { createClient } from '@supabase/supabase-js'
import { expect, inject, test } from 'vitest'
import { seedActor } from '../kit/seed.ts'
import { supabaseWalk, walked } from '../kit/supabase-walk.ts'
import { startWorld } from '../kit/world.ts'

/** Realtime is not supported here, and Node 20 has no WebSocket for it. */
class NoWebSocket {}
const create = ((url, key, options) =>
  createClient(url, key, { ...options, realtime: { transport: NoWebSocket as never } })) as typeof createClient

test('supabase-js from Node can sign in and call both procedures and every function', async () => {
  const world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5, payments: true })
  try {
    const { email, password, id } = await seedActor(world)
    const who = { url: world.origin, email, password, user_id: id }
    expect(await supabaseWalk(create, who)).toEqual(walked(who))
  } finally {
    await world.close()
  }
})

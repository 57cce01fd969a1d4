import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, test } from 'vitest'
import { connectAccount, sendForm, signInActor } from '../kit/actor.ts'
import { unknownId } from '../kit/call-rows.ts'
import { formOn } from '../kit/form-on.ts'
import { putOnPro, type SeededActor, seedActor, seededPassword } from '../kit/seed.ts'
import { otherText, type Sender, type SendPath, sendPaths } from '../kit/send-paths.ts'
import { startWorld, type World } from '../kit/world.ts'

const handle = 'finchroast'
let world: World
let sender: Sender
let stranger: SeededActor
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { tick: false, people: 20 })
  const actor = await seedActor(world)
  await putOnPro(world, actor.email)
  await connectAccount(world, actor, handle)
  sender = { world, actor, handle }
  stranger = await seedActor(world)
})
afterAll(() => world?.close())
beforeEach(() => world.sql('delete from rate_limits'))
afterEach(async () => {
  await world.sql('update connections set click_only = null')
  // Its limits begin anew.
  await world.sql('delete from actions')
})

/** The form as an open page has it; a press on it sends these fields. */
async function openForm(path: SendPath, id: string): Promise<Record<string, string>> {
  const address = typeof path.page === 'string' ? path.page : await path.page(sender, id)
  const page = await fetch(world.origin + address, { headers: { cookie: sender.actor.cookie } })
  return { ...formOn(await page.text(), id, path.intent), ...path.typed?.(id) }
}

async function press({ action }: SendPath, fields: Record<string, string>, cookie = sender.actor.cookie) {
  const answer = await sendForm(world, typeof action === 'string' ? action : action(fields), fields, cookie)
  expect(answer.status).toBeLessThan(500)
  return answer.text()
}

/** How often the presses have done it. */
async function doneBy(path: SendPath, presses: () => Promise<unknown>): Promise<number> {
  const before = await path.count(sender)
  await presses()
  return (await path.count(sender)) - before
}

const rowOf = async ({ row }: SendPath, id: string) => (await world.sql(`select * from ${row} where id = $1`, [id]))[0]

describe.each(sendPaths.map((path) => [path.what, path] as const))('%s', (_what, path) => {
  test('is done by a press on an open page, once, however often it is pressed', async () => {
    const form = await openForm(path, await path.prepare(sender))
    expect(await doneBy(path, () => Promise.all([press(path, form), press(path, form), press(path, form)]))).toBe(1)
    expect(await doneBy(path, () => press(path, form))).toBe(0)
  })

  test('is done once from two tabs', async () => {
    const id = await path.prepare(sender)
    const [one, other] = [await openForm(path, id), await openForm(path, id)]
    expect(await doneBy(path, () => press(path, one))).toBe(1)
    expect(await doneBy(path, () => press(path, other))).toBe(0)
  })

  test('is done to the one that was pressed, and never to another in its place', async () => {
    const [first, second] = [await path.prepare(sender), await path.prepare(sender)]
    const [beside, form] = [await openForm(path, first), await openForm(path, second)]
    const before = await rowOf(path, first)
    expect(await doneBy(path, () => press(path, form))).toBe(1)
    // The id is a field, or in the names of fields.
    const isAbout = (text: string) => text.includes(first)
    const about = (id: string) => JSON.parse(JSON.stringify(beside).replaceAll(first, id))
    const nameless = Object.fromEntries(Object.entries(beside).filter((field) => !field.some(isAbout)))
    for (const wrong of [about(unknownId), about(''), about('first'), nameless, form])
      expect(await doneBy(path, () => press(path, wrong))).toBe(0)
    expect(await rowOf(path, first)).toEqual(before)
  })

  test('is nobody else’s to press', async () => {
    const id = await path.prepare(sender)
    const form = await openForm(path, id)
    const before = await rowOf(path, id)
    for (const cookie of [stranger.cookie, '']) expect(await doneBy(path, () => press(path, form, cookie))).toBe(0)
    expect(await rowOf(path, id)).toEqual(before)
  })

  test.each(Object.entries(path.meanwhile))('is not done where meanwhile %s', async (_what, change) => {
    const id = await path.prepare(sender)
    const form = await openForm(path, id)
    await change(sender, id)
    const before = await rowOf(path, id)
    expect(await doneBy(path, () => press(path, form))).toBe(0)
    expect(await rowOf(path, id)).toEqual(before)
  })

  test('is not done where meanwhile another account took the place of the one on the page', async () => {
    const id = await path.prepare(sender)
    const form = await openForm(path, id)
    const other = { ...sender, handle: 'coach_ilse' }
    await connectAccount(world, await signInActor(world, sender.actor.email, seededPassword), other.handle)
    const before = [await path.count(sender), await path.count(other)]
    await press(path, form)
    expect([await path.count(sender), await path.count(other)]).toEqual(before)
    await connectAccount(world, await signInActor(world, sender.actor.email, seededPassword), handle)
  })
})

const withText = sendPaths.filter(({ meanwhile }) => 'its text was replaced' in meanwhile)

test.each(withText.map((path) => [path.what, path] as const))(
  '%s: a press on a page with another text shows the new one, keeps what was typed, and goes on from there',
  async (_what, path) => {
    const id = await path.prepare(sender)
    // Perch refuses the same text twice.
    const typed = `As I had typed it, ${randomUUID()}.`
    const form = await openForm(path, id)
    await path.meanwhile['its text was replaced']?.(sender, id)
    const answers = [await press(path, form), await press(path, { ...form, text: typed })]
    for (const [at, answer] of answers.entries()) {
      expect(answer).toContain(`It’s now: “${otherText}”`)
      // The form that comes back.
      expect(formOn(answer, id, path.intent)).toMatchObject({
        shown: otherText,
        text: at === 0 ? otherText : typed,
      })
    }
    expect(await doneBy(path, () => press(path, formOn(answers[1] ?? '', id, path.intent)))).toBe(1)
    expect(await rowOf(path, id)).toMatchObject({ state: 'success', text: typed })
  },
)

import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { sendForm } from '../kit/actor.ts'
import { seedActor } from '../kit/seed.ts'
import { startWorld, type World } from '../kit/world.ts'

let world: World
beforeAll(async () => {
  world = await startWorld(inject('postgres'), { role: 'web', tick: false, people: 5 })
})
afterAll(() => world?.close())

/** The lines of the summary, with the fields that they lead to. */
async function summary(path: string, fields: Record<string, string>, cookie = '') {
  const html = await (await sendForm(world, path, fields, cookie)).text()
  const alert = /<div[^>]*role="alert"[^>]*>([\s\S]*?)<\/div>/.exec(html)?.[1] ?? ''
  return [...alert.matchAll(/<a href="#([^"]*)"[^>]*>([^<]*)</g)].map(([, field, text]) => [field, text])
}

test('a sign-up says everything at once, each line with its field', async () => {
  expect(await summary('/signup', { email: 'nobody', password: '123' })).toEqual([
    ['email', 'Enter an email address like name@example.com.'],
    ['password', 'Password: Use at least 6 characters.'],
  ])
  expect(await summary('/signup', { email: '', password: 'password' })).toEqual([
    ['email', 'Enter your email address.'],
    ['password', expect.stringMatching(/password/i)],
  ])
})

test('the contact form says everything at once, each line with its field, and has no least length', async () => {
  const long = 'x'.repeat(151)
  expect(await summary('/contact', { name: long, email: 'x', subject: long, message: '' })).toEqual([
    ['name', 'Name: Use up to 100 characters.'],
    ['email', 'Enter an email address like name@example.com.'],
    ['subject', 'Subject: Use up to 150 characters.'],
    ['message', 'Enter your message.'],
  ])
  const short = { name: 'Ada', email: 'ada@example.com', subject: 'A boat', message: 'Help' }
  expect((await sendForm(world, '/contact', short)).status).toBe(302)
  const page = await (await fetch(`${world.origin}/contact`)).text()
  for (const rule of ['Up to 100 characters.', 'Up to 150 characters.', 'Up to 5,000 characters.'])
    expect(page).toContain(rule)
})

test('connecting with tokens says what is wrong with them', async () => {
  const { cookie } = await seedActor(world)
  await sendForm(world, '/onboarding', { intent: 'welcome' }, cookie)
  await sendForm(world, '/onboarding', { intent: 'plan', plan_type: 'free' }, cookie)
  expect(await summary('/onboarding', { intent: 'connect', tokens: 'one' }, cookie)).toEqual([
    ['tokens', 'Paste both tokens here: auth_token and ct0.'],
  ])
})

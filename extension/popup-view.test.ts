import { expect, test } from 'vitest'
import { viewOf } from './popup-view.ts'
import type { PopupState } from './worker/popup-state.ts'

const known = {
  account: { handle: 'ada', display_name: 'Ada', is_connected: true },
  running: false,
  actions_today: 0,
  rest: null,
  analyzed: true,
}
const network = { name: 'Perch', sign_in_url: 'https://perch.example/sign-in', signed_in: true, allowed: true }
const state = (more: Partial<PopupState> = {}): PopupState => ({
  email: 'ada@example.com',
  origin: 'https://warble.example',
  network,
  known,
  ...more,
})
const withKnown = (more: object) => state({ known: { ...known, ...more } })
const shown = (of: PopupState) => {
  const { heading, button, link } = viewOf(of)
  return [heading, button?.label ?? link?.label]
}

test('shows a heading and the next step for every state', () => {
  const signedOut = { ...network, signed_in: false }
  const closed = { ...known.account, is_connected: false }
  expect(shown(state({ email: null, known: null }))).toEqual(['Not connected', 'Open Warble'])
  expect(shown(state({ known: null }))).toEqual(['Can’t reach Warble', undefined])
  expect(shown(withKnown({ account: null }))).toEqual(['Connect your Perch account', 'Connect Perch'])
  expect(shown({ ...withKnown({ account: null }), network: signedOut })).toEqual([
    'Connect your Perch account',
    'Sign in to Perch',
  ])
  expect(shown(withKnown({ account: closed }))).toEqual(['Perch refused @ada', 'Connect again'])
  expect(shown(withKnown({ analyzed: false }))).toEqual(['Your bot is sleeping', 'Analysis Required'])
  expect(shown(state())).toEqual(['Your bot is sleeping', 'Wake Up Bot'])
  expect(shown(withKnown({ running: true }))).toEqual(['Your bot is working', 'Pause Bot'])
})

test('says when Chrome no longer lets it see the network, where signing in would not help', () => {
  const network = { ...state().network, signed_in: false, allowed: false }
  const note = 'Chrome is blocking Warble on Perch. Allow it in the extension’s site access settings.'
  const awayFrom = (of: PopupState) => viewOf({ ...of, network })
  expect(awayFrom(withKnown({ account: null }))).toMatchObject({ note, link: null, button: null })
  expect(awayFrom(withKnown({ running: true }))).toMatchObject({ note, button: { action: 'stop' } })
  expect(awayFrom(state({ email: null }))).toMatchObject({ note, link: { label: 'Open Warble' } })
})

test('says why nothing comes from a bot that is on, or would come from one that sleeps', () => {
  const rest = 'Daily limit reached. The bot continues at 10:05 AM.'
  const note = `${rest} 10 actions today.`
  expect(viewOf(withKnown({ running: true, actions_today: 10, rest }))).toMatchObject({
    awake: false,
    heading: 'Your bot is on',
    note,
    button: { action: 'stop' },
  })
  expect(viewOf(withKnown({ actions_today: 10, rest }))).toMatchObject({ heading: 'Your bot is sleeping', note: rest })
})

test('uses the singular for one action', () => {
  expect(viewOf(withKnown({ actions_today: 1 })).note).toBe('1 action today.')
  expect(viewOf(withKnown({ running: true })).note).toBe('0 actions today.')
})

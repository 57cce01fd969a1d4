import { randomUUID } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { toExtension } from '#app/contract/extension-page.ts'
import {
  BridgeMessage,
  isBridge,
  isOwnWindow,
  isPopup,
  isWorker,
  PageAsk,
  PopupMessage,
  WorkerMessage,
} from './messages.ts'

const user_id = randomUUID()
const good = { to: toExtension, id: '1', ask: 'connect', user_id }

/** Empty values, other shapes, and valid messages with one wrong or extra property. */
const bad: unknown[] = [
  undefined,
  null,
  '',
  0,
  true,
  [],
  {},
  'connect',
  JSON.stringify(good),
  [good],
  { data: good },
  ...Object.keys(good).map((name) => ({ ...good, [name]: undefined })),
  ...Object.keys(good).flatMap((name) =>
    [{}, 7, '', 'x'.repeat(1_000), null].map((value) => ({ ...good, [name]: value })),
  ),
  { ...good, code: 'a pairing code' },
  { ...good, auth_token: 'x' },
  { ...good, ask: 'pair' },
  { ...good, ask: '__proto__' },
  { ...good, user_id: `${user_id}/../x` },
  { type: 'state' },
  { type: 'pair', user_id, code: 'x', more: 1 },
  { type: 'pair', user_id },
  { type: 'pair', user_id, code: 'x'.repeat(257) },
  { type: 'start', user_id },
  { type: ['start'] },
  { raise: 'anything' },
  { raise: 'twitter-connected', more: 1 },
]

describe('messages', () => {
  test('accepts every valid message', () => {
    expect(PageAsk.parse(good)).toEqual(good)
    expect(PageAsk.safeParse({ ...good, ask: 'detect' }).success).toBe(true)
    for (const message of [
      { type: 'detect', user_id },
      { type: 'connect', user_id },
      { type: 'pair', user_id, code: 'c' },
    ])
      expect(BridgeMessage.parse(message)).toEqual(message)
    expect(PopupMessage.safeParse({ type: 'start' }).success).toBe(true)
    expect(WorkerMessage.safeParse({ raise: 'dashboard-refresh' }).success).toBe(true)
  })

  test.each(['PageAsk', 'BridgeMessage', 'WorkerMessage'] as const)('%s rejects every other message', (name) => {
    const schema = { PageAsk, BridgeMessage, WorkerMessage }[name]
    expect(bad.filter((message) => schema.safeParse(message).success)).toEqual([])
  })

  test('PopupMessage rejects every other message', () => {
    expect(bad.filter((message) => PopupMessage.safeParse(message).success)).toEqual([{ type: 'state' }])
  })
})

describe('message senders', () => {
  const ours = { id: 'abcdefghijklmnop', origin: 'https://warble.example' }
  const tab = { id: 1 } as chrome.tabs.Tab
  const bridge = { id: ours.id, origin: ours.origin, frameId: 0, url: `${ours.origin}/onboarding?step=2`, tab }
  const popup = {
    id: ours.id,
    origin: `chrome-extension://${ours.id}`,
    url: `chrome-extension://${ours.id}/popup.html`,
  }

  test('the bridge is recognised only in the main frame of a Warble page', () => {
    expect(isBridge(bridge, ours)).toBe(true)
    const others = [
      { ...bridge, id: 'another' },
      { ...bridge, id: undefined },
      { ...bridge, origin: 'https://warble.example.evil.test' },
      { ...bridge, origin: 'http://warble.example' },
      { ...bridge, origin: 'https://warble.example:444' },
      { ...bridge, origin: undefined },
      { ...bridge, url: 'https://evil.test/https://warble.example/' },
      { ...bridge, url: 'https://warble.example@evil.test/' },
      { ...bridge, url: undefined },
      { ...bridge, frameId: 3 },
      { ...bridge, frameId: undefined },
      { ...bridge, tab: undefined },
      popup,
    ]
    expect(others.filter((sender) => isBridge(sender, ours))).toEqual([])
  })

  test('the popup is recognised only by the extension’s own popup page', () => {
    expect(isPopup(popup, ours)).toBe(true)
    const others = [
      bridge,
      { ...popup, id: 'another' },
      { ...popup, origin: 'chrome-extension://another' },
      { ...popup, origin: undefined },
      { ...popup, url: 'chrome-extension://another/popup.html' },
      { ...popup, url: `${ours.origin}/popup.html` },
      { ...popup, url: `chrome-extension://${ours.id}/popup.html.evil` },
      { ...popup, url: undefined },
    ]
    expect(others.filter((sender) => isPopup(sender, ours))).toEqual([])
  })

  test('the worker is recognised, other scripts are not', () => {
    expect(isWorker({ id: ours.id }, ours)).toBe(true)
    expect(isWorker({ id: 'another' }, ours)).toBe(false)
    expect(isWorker(bridge, ours)).toBe(false)
  })

  test('a window accepts messages from itself, not from other windows or origins', () => {
    const own = { location: { origin: ours.origin } } as Window
    const event = { source: own, origin: ours.origin }
    expect(isOwnWindow(event, own)).toBe(true)
    for (const other of [
      { ...event, source: {} as Window },
      { ...event, source: null },
      { ...event, origin: 'null' },
    ])
      expect(isOwnWindow(other, own)).toBe(false)
  })
})

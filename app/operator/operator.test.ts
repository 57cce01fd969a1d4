import { expect, test } from 'vitest'
import type { Deps } from '#app/operator/command.ts'
import { operate } from '#app/operator/commands.ts'

/** Help needs no database. */
const operateOn = (words: string) => operate({} as Deps, words.split(' ').filter(Boolean), new Date())

test.each(['', 'drop', 'constructor', 'help'])('"operator %s" lists every command', async (words) => {
  const { code, lines } = await operateOn(words)
  expect(code).toBe(words === 'help' ? 0 : 2)
  for (const name of [
    'opt-out list',
    'reseal',
    'end-sessions EMAIL_OR_ID',
    'remove-factor EMAIL_OR_ID --yes',
    'stripe-setup',
    'model-tokens give SHARE TOKENS',
    'stop-bots --all REASON',
  ])
    expect(lines.filter((line) => line.startsWith(`  ${name} `))).toHaveLength(1)
})

test.each([
  'opt-out',
  'end-sessions',
  'end-sessions a b',
  'remove-factor --yes',
  'remove-factor a b',
  'reseal x',
  'bounce',
  'stop-bots a',
  'stop-bots --all',
  'stripe-setup x',
  'model-tokens give',
  'model-tokens give operator 5',
  'model-tokens give pro -5',
])('"operator %s" shows the usage of this command only', async (words) => {
  const { code, lines } = await operateOn(words)
  const [command] = words.split(' ')
  expect([code, lines[0]]).toEqual([2, expect.stringMatching(/^Usage: npm run operator -- COMMAND/)])
  for (const line of lines.slice(1)) expect(line).toMatch(new RegExp(`^  ${command} `))
})

import { expect, test } from 'vitest'
import type { z } from 'zod'
import * as formSchemas from '#app/contract/forms.ts'
import { endpoints } from '#app/contract/index.ts'
import { sentenceOf } from '#app/contract/validation.ts'
import { bodyFor, nameOf } from '../kit/calls.ts'
import { rawValidationText } from '../kit/contract-check.ts'
import { badBodies } from '../kit/malformed.ts'
import { seeded } from '../kit/random.ts'

const subject = {
  id: '00000000-0000-4000-8000-000000000001',
  email: 'a@example.com',
  handle: 'finchroast',
  auth_token: 'a',
  ct0_token: 'b',
}

/** The sentences about these values; those that have the library's words. */
function said(schema: z.ZodType, values: unknown[]) {
  const sentences = values.flatMap((value) => {
    const { error } = schema.safeParse(value, { error: sentenceOf })
    return error?.issues.map(({ message }) => message) ?? []
  })
  return { sentences, raw: sentences.filter((text) => rawValidationText.test(text)) }
}

const odd = [undefined, null, 1, 1.5, -1, true, '', 'x', 'x'.repeat(100_000), [], ['x', 1], {}, { a: {} }]

function parsed(text: string | Uint8Array): unknown[] {
  try {
    return [JSON.parse(String(text))]
  } catch {
    return []
  }
}

test.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))(
  '%s says in plain sentences what is wrong',
  (_name, endpoint) => {
    const valid = (endpoint.method === 'GET' ? undefined : bodyFor(endpoint, subject)) ?? {}
    const bad = badBodies(valid, seeded(7).next, 50).flatMap(({ text }) => parsed(text))
    expect(said(endpoint.body, [...odd, ...bad]).raw).toEqual([])
    const fields = Object.keys((endpoint.query as unknown as { shape?: object }).shape ?? {})
    const queries = fields.flatMap((field) => odd.map((value) => ({ [field]: value })))
    expect(said(endpoint.query, [...odd, ...queries]).raw).toEqual([])
  },
)

const forms = Object.entries(formSchemas).filter(([, schema]) => 'safeParse' in schema) as [string, z.ZodType][]

test.each(forms)('the form %s says in plain sentences what is wrong', (_name, schema) => {
  const fields = Object.keys((schema as unknown as { shape?: object }).shape ?? { handle: 1, tokens: 1, auth_token: 1 })
  const values = fields.flatMap((field) =>
    odd.map((value) => ({ ...Object.fromEntries(fields.map((name) => [name, 'x'])), [field]: value })),
  )
  expect(said(schema, [...odd, ...values]).raw).toEqual([])
})

test('a sentence names the field and the rule', () => {
  const start = endpoints.find((endpoint) => nameOf(endpoint) === 'POST /bots/start')
  if (!start) throw new Error('there is no call that starts a bot')
  const { sentences } = said(start.body, [{ config: { user_id: 5 } }, { config: {} }, {}, null])
  expect(sentences).toContain('config.user_id must be text.')
  expect(sentences).toContain('config.user_id is missing.')
  expect(sentences).toContain('config is missing.')
  expect(sentences).toContain('The body must be an object.')
})

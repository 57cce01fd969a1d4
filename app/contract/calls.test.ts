import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { endpoints } from '#app/contract/index.ts'
import { openApi } from '#app/contract/openapi.ts'

const row = (...cells: string[]) => `| ${cells.join(' | ')} |`

test('docs/calls.md lists every call as in its contract', async () => {
  const lines = [
    '# Calls',
    '',
    'Written from `app/contract` by `npm run docs`, and checked by the tests. Any call may also answer with an error of its',
    'access or its rate limit; `app/contract/errors.ts` has the status and the text of each.',
    '',
    row('call', 'access', 'what', 'errors of its own'),
    row('---', '---', '---', '---'),
    ...endpoints.map(({ method, path, access, summary, errors }) =>
      row(`\`${method} ${path}\``, access, summary, errors.map((code) => `\`${code}\``).join(', ')),
    ),
  ]
  await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot('../../docs/calls.md')
})

const document = openApi('https://warble.example.com')
const asJson = (value: object) => JSON.parse(JSON.stringify(value)) as Record<string, unknown>
const operations = Object.values(document.paths).flatMap((path) => Object.values(path))

test('the document is valid OpenAPI 3.1 according to a third-party validator', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(asJson(document))
  expect([valid, errors]).toEqual([true, undefined])
  expect(validator.version).toBe('3.1')
  const broken = structuredClone(document) as { paths: Record<string, unknown> }
  broken.paths['/bots/start'] = { post: { responses: 'none' } }
  expect((await new Validator().validate(asJson(broken))).valid).toBe(false)
})

test('the document has every call exactly once, and every reference resolves', () => {
  expect(operations).toHaveLength(endpoints.length)
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(endpoints.length)
  const text = JSON.stringify(document)
  const names = [...text.matchAll(/"\$ref":"#\/components\/schemas\/(\w+)"/g)].map(([, name = '']) => name)
  expect(new Set(names)).toEqual(new Set(Object.keys(document.components.schemas)))
  expect(text).not.toMatch(/"\$ref":"(?!#\/components\/schemas\/)/)
  expect(text).not.toContain('#/$defs')
})

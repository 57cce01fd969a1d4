import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, test } from 'vitest'
import { endpoints } from './index.ts'
import { openApi } from './openapi.ts'

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

import { z } from 'zod'
import { endpoint } from '#app/contract/endpoint.ts'

export const GetDescription = endpoint({
  method: 'GET',
  path: '/api/openapi.json',
  access: 'public',
  summary: 'All these calls in machine-readable form: OpenAPI 3.1, generated from the contracts.',
  reply: z.looseObject({ openapi: z.string(), paths: z.record(z.string(), z.unknown()) }),
  cache: 'public, max-age=300',
})

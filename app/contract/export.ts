import { z } from 'zod'
import { endpoint } from '#app/contract/endpoint.ts'

export const GetExport = endpoint({
  method: 'GET',
  path: '/api/export-data/{userId}',
  // A GET that starts an export: another site's page can make a browser send a cookie, but not a token.
  access: 'api_client',
  limit: 'write',
  summary: 'The export of everything about the user; starts one if there is none yet, ready or in progress.',
  reply: z.object({
    state: z.enum(['waiting', 'writing', 'ready', 'failed']),
    created_at: z.string(),
    ready_at: z.string().nullable().describe('When it was complete.'),
    expires_at: z.string().nullable().describe('Until when it can be downloaded.'),
    bytes: z.number().nullable(),
    url: z.string().nullable().describe('Where it can be downloaded, once it is ready.'),
  }),
  errors: ['not_found', 'too_many'],
})

export const DownloadExport = endpoint({
  method: 'GET',
  path: '/api/export-data/{userId}/file',
  access: 'user',
  summary: 'The ready export as a zip.',
  reply: z.unknown(),
  file: 'application/zip',
  errors: ['not_found', 'export_not_ready'],
})

import { z } from 'zod'
import { endpoint } from '#app/contract/endpoint.ts'

export const GetExport = endpoint({
  method: 'GET',
  path: '/api/export-data/{userId}',
  // It may begin an export: another site's page can make a browser send a cookie, but not a token.
  access: 'api_client',
  limit: 'write',
  summary: 'The export of everything about the user; starts one if none is there or under way.',
  reply: z.object({
    state: z.enum(['waiting', 'writing', 'ready', 'failed']),
    created_at: z.string(),
    /** When it was complete, and until when it can be downloaded. */
    ready_at: z.string().nullable(),
    expires_at: z.string().nullable(),
    bytes: z.number().nullable(),
    /** Where it can be downloaded, once it is ready. */
    url: z.string().nullable(),
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

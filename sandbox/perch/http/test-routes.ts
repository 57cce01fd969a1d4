import type { Request, Response, Router } from 'express'
import express from 'express'
import type { z } from 'zod'
import { validationErrors } from '../api/validation-errors.ts'
import { importOptions } from '../import.ts'
import { replaceTimeline } from '../state/replace-timeline.ts'
import type { ApiDeps } from './api-router.ts'
import { localProgramsOnly } from './guards.ts'
import { switchInput } from './switches.ts'

const IMPORT_LIMIT = '20mb'

function text(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

/** Parses any date format to ISO 8601. */
function instant(value: unknown): string | undefined {
  const time = Date.parse(text(value) ?? '')
  return Number.isNaN(time) ? undefined : new Date(time).toISOString()
}

function checkedBody<T extends z.ZodType>(schema: T, request: Request, response: Response): z.output<T> | null {
  const parsed = schema.safeParse(request.body)
  if (parsed.success) return parsed.data
  const invalid = validationErrors('body', request.body, parsed.error)
  response.status(invalid.status).json(invalid.body)
  return null
}

/** Routes for tests and benchmarks; not part of the network's API. */
export function testRoutes(deps: ApiDeps): Router {
  const router = express.Router()
  const { network, switches, limits, calls, policy } = deps

  router.get('/ledger.json', (request, response) => {
    const { handle, target, since, kind } = request.query
    const filter = { actor: text(handle), target: text(target), since: instant(since), kind: text(kind) }
    const present = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
    response.json({ entries: network.ledger.find(present) })
  })

  router.get('/calls.json', (request, response) => {
    response.json({ calls: calls.find(text(request.query.handle), instant(request.query.since)) })
  })

  router.get('/bill.json', (request, response) => {
    response.json({ lines: policy.bill(text(request.query.day) ?? '') })
  })

  router.get('/labels.json', localProgramsOnly, (request, response) => {
    const ids = (text(request.query.ids) ?? '').split(',').filter((id) => id !== '')
    const labels = ids.flatMap((id) => {
      const label = network.posts.get(id)?.label ?? network.account(id)?.label
      return label ? [[id, label]] : []
    })
    response.json({ note: 'For benches only. No network tells this.', labels: Object.fromEntries(labels) })
  })

  router.get('/switches', localProgramsOnly, (_request, response) => {
    response.json({ switches: switches.list() })
  })
  router.post('/switches', localProgramsOnly, (request, response) => {
    const options = checkedBody(switchInput, request, response)
    if (!options) return
    switches.add(options)
    response.status(201).json({ switches: switches.list() })
  })
  router.delete('/switches', localProgramsOnly, (_request, response) => {
    switches.clear()
    limits.reset()
    response.json({ switches: [] })
  })

  router.post('/import', localProgramsOnly, express.json({ limit: IMPORT_LIMIT }), (request, response) => {
    const options = checkedBody(importOptions, request, response)
    if (!options) return
    const account = replaceTimeline(network, options.handle, options.posts, options.name ?? options.handle)
    response.status(201).json({ data: { id: account.id, username: account.handle, imported: options.posts.length } })
  })
  return router
}

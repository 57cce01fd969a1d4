import express, { Router } from 'express'
import { z } from 'zod'
import { fastest, type SharedClock } from './clock.ts'
import { ownHands, refuse } from './guards.ts'

const longestJump = 366 * 86_400_000

const Change = z.strictObject({
  rate: z.number().min(0).max(fastest).optional(),
  advance_ms: z.number().min(0).max(longestJump).optional(),
  at: z.iso.datetime({ offset: true }).optional(),
})

/** The shared clock over HTTP: JSON for programs, and forms for the control page, which redirect back to it. */
export function clockRoutes(clock: SharedClock): Router {
  const router = Router()
  const reading = () => ({ now: clock.now().toISOString(), rate: clock.rate() })
  router.get('/clock', (_request, response) => {
    response.json(reading())
  })
  const bodies = [express.json({ limit: '4kb' }), express.urlencoded({ extended: false, limit: '4kb' })]
  router.post('/clock', ownHands, ...bodies, (request, response) => {
    const isForm = Boolean(request.is('urlencoded'))
    const parsed = Change.safeParse(isForm ? numbers(request.body) : request.body)
    if (!parsed.success) {
      const [issue] = parsed.error.issues
      return refuse(response, 422, 'invalid', `${issue?.path.join('.') || 'The body'}: ${issue?.message}.`)
    }
    const { rate, advance_ms, at } = parsed.data
    if (at && new Date(at) < clock.now()) {
      return refuse(response, 409, 'backwards', 'The clock goes forward only: name a later time.')
    }
    if (at || rate !== undefined) clock.set({ ...(at && { at: new Date(at) }), ...(rate !== undefined && { rate }) })
    if (advance_ms) clock.advance(advance_ms)
    if (isForm) return response.redirect(303, '/')
    response.json(reading())
  })
  return router
}

/** Forms send only text. */
function numbers(form: Record<string, unknown>): Record<string, number> {
  return Object.fromEntries(Object.entries(form).map(([name, value]) => [name, Number(value)]))
}

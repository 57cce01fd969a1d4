import { afterEach, expect } from 'vitest'
import { isCall, violationIn, violations } from './contract-check.ts'

/** Wraps `fetch`: a test fails if any response of an endpoint violates its contract. */
const watched = Symbol.for('warble.tests.watched')

if (!(watched in globalThis.fetch)) {
  const plain = globalThis.fetch
  globalThis.fetch = Object.assign(
    async (...args: Parameters<typeof plain>) => {
      const response = await plain(...args)
      const request = args[0] instanceof Request ? args[0] : undefined
      const url = request?.url ?? String(args[0])
      const method = (args[1]?.method ?? request?.method ?? 'GET').toUpperCase()
      if (response.redirected || !isCall(url)) return response
      const type = response.headers.get('content-type') ?? ''
      const body = type.startsWith('text/event-stream') ? '' : await response.clone().text()
      const violation = violationIn({ method, url, status: response.status, type, body })
      if (violation) violations.push(violation)
      return response
    },
    { [watched]: true },
  )
}

afterEach(() => {
  expect(violations.splice(0), 'responses that violate the contract of their endpoint').toEqual([])
})

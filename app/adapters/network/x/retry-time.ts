import { resetTime } from '#app/adapters/network/network-error.ts'

const day = 24 * 3_600_000

/** X's limits of the window, and of the user's and the app's day. */
const limits = ['x-rate-limit', 'x-user-limit-24hour', 'x-app-limit-24hour']

/** When X may be asked again: the last of the limits that are used up. Without any, after the `window` (ms). */
export function xRetryTime(headers: Headers, now: Date, window: number): Date {
  const resets = limits.flatMap((limit) => {
    const isLeft = Number(headers.get(`${limit}-remaining`) ?? 0) > 0
    const reset = headers.get(`${limit}-reset`)
    return reset === null || isLeft ? [] : [resetTime(reset, now, window)]
  })
  const times = [...resets, ...(retryAfter(headers, now) ?? [])].map((time) => time.getTime())
  return new Date(times.length > 0 ? Math.max(...times) : now.getTime() + window)
}

/** The header `Retry-After`, seconds or a date; at most a day ahead. */
function retryAfter(headers: Headers, now: Date): [Date] | null {
  const said = headers.get('retry-after')?.trim() ?? ''
  const wait = /^\d+$/.test(said) ? Number(said) * 1_000 : Date.parse(said) - now.getTime()
  return wait > 0 ? [new Date(now.getTime() + Math.min(Math.max(wait, 1_000), day))] : null
}

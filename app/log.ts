import { AsyncLocalStorage } from 'node:async_hooks'
import { type DestinationStream, type Logger, pino } from 'pino'

/** Never logged, wherever these keys occur in an object. */
const secretKeys = [
  'password',
  'auth_token',
  'ct0_token',
  'ct0',
  'token',
  'token_hash',
  'access_token',
  'refresh_token',
  'cookie',
  'authorization',
  'credentials',
  'secret',
  'set-cookie',
]

/** Other servers add these to their errors: a row's values, or addresses. */
const inErrors = ['err.detail', 'err.where', 'err.rejected', 'err.rejectedErrors', 'err.envelope']

export function createLog(level: string, destination?: DestinationStream): Logger {
  const paths = secretKeys.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`])
  return pino({ level, redact: { paths: [...paths, ...inErrors], censor: '[redacted]' }, base: null }, destination)
}

const contextLog = new AsyncLocalStorage<() => Logger>()

/** Everything within `work` is logged with the request's or job's id. `log` is called lazily. */
export function withLog<T>(log: () => Logger, work: () => T): T {
  return contextLog.run(log, work)
}

export const currentLog = () => contextLog.getStore()?.()

import { type DestinationStream, type Logger, pino } from 'pino'

/** Keys whose values never reach a log, wherever they stand in an object. */
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

export function createLog(level: string, destination?: DestinationStream): Logger {
  const paths = secretKeys.flatMap((key) => [`["${key}"]`, `*["${key}"]`, `*.*["${key}"]`])
  return pino({ level, redact: { paths, censor: '[redacted]' }, base: null }, destination)
}

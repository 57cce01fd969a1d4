import type { Endpoint } from '#app/contract/endpoint.ts'
import { endpoints } from '#app/contract/index.ts'

const families = ['auth/v1', 'api', 'analytics', 'bots', 'twitter', 'functions', 'rest', 'onboarding', 'webhooks']

/** Unknown paths below these get an error in JSON. */
export const apiPaths = [...families.map((family) => `${family}/*`), 'events', '.well-known/jwks.json']

interface Found {
  calls: readonly Endpoint[]
  params: Record<string, string>
}

const paths = [...new Set(endpoints.map(({ path }) => path))]
const callsOf = (path: string) => endpoints.filter((endpoint) => endpoint.path === path)
const literal = new Map(paths.filter((path) => !path.includes('{')).map((path) => [path, callsOf(path)]))
const parametric = paths
  .filter((path) => path.includes('{'))
  .map((path) => ({
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`),
    calls: callsOf(path),
  }))

/** A trailing slash is ignored; a literal path precedes one with a parameter. */
export function callsAt(path: string): Found | undefined {
  const whole = path.replace(/(?<=.)\/$/, '')
  const calls = literal.get(whole)
  if (calls) return { calls, params: {} }
  for (const { pattern, calls } of parametric) {
    const match = pattern.exec(whole)
    if (match) return { calls, params: { ...match.groups } }
  }
  return undefined
}

import type { Route } from './call.ts'

const EXTRA: [path: RegExp, scope: string][] = [
  [/^GET .*(liked_tweets|liking_users)$/, 'like.read'],
  [/^GET .*(followers|following)$/, 'follows.read'],
  [/^(POST|DELETE) .*\/likes\b/, 'like.write'],
  [/^(POST|DELETE) .*\/following\b/, 'follows.write'],
  [/^(POST|DELETE) (\/2\/tweets\b|.*\/retweets\b)/, 'tweet.write'],
]

/** The OAuth 2 scopes that an app needs for a route. */
export function scopesOf({ method, path }: Pick<Route, 'method' | 'path'>): string[] {
  const extra = EXTRA.filter(([pattern]) => pattern.test(`${method} ${path}`)).map(([, scope]) => scope)
  return ['tweet.read', 'users.read', ...extra]
}

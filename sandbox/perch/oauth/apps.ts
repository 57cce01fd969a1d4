/** An app that is registered with Perch and may ask people for their consent. */
export interface App {
  id: string
  name: string
  /** null: a public client, which cannot keep a secret. */
  secret: string | null
  /** The app's own token, which acts for nobody. */
  bearer: string
  redirectUris: readonly string[]
}

/** Warble as it is registered with the sandbox's Perch: once as a client with a secret, once as a public one. */
export function warbleApps(webOrigin: string): App[] {
  const redirectUris = ['perch', 'x'].map((network) => `${webOrigin}/connect/${network}/callback`)
  return [
    { ...sandboxApp, name: 'Warble', redirectUris },
    { id: 'warble-public', name: 'Warble', secret: null, bearer: 'perch_app_warble_public', redirectUris },
  ]
}

export const sandboxApp = {
  id: 'warble-sandbox',
  secret: 'a-secret-of-the-sandbox',
  bearer: 'perch_app_warble_sandbox',
} as const

/** Whether the app may redirect people to this URL. The port of a loopback address may vary (RFC 8252, 7.3). */
export function returnsTo({ redirectUris }: App, address: string): boolean {
  return redirectUris.some((one) => withoutPort(one) === withoutPort(address))
}

const withoutPort = (address: string) => address.replace(/^(http:\/\/(?:localhost|127\.0\.0\.1)):\d+\//, '$1/')

/** The app that a request's client id and secret belong to; null if they do not. */
export function appOf(apps: readonly App[], id: string, secret: string | null): App | null {
  return apps.find((app) => app.id === id && app.secret === secret) ?? null
}

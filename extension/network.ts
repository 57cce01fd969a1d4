import { installation } from './installation.ts'

const names = ['auth_token', 'ct0'] as const

async function cookie(name: (typeof names)[number]): Promise<string | null> {
  const { network } = await installation()
  // Rejected where Chrome no longer lets the extension see the network.
  const found = await chrome.cookies.get({ url: network.origin, name }).catch(() => null)
  return found?.value || null
}

export async function networkTokens(): Promise<{ auth_token: string; ct0_token: string } | null> {
  const [auth_token, ct0_token] = await Promise.all(names.map(cookie))
  return auth_token && ct0_token ? { auth_token, ct0_token } : null
}

export async function isSignedInToNetwork(): Promise<boolean> {
  return (await networkTokens()) !== null
}

/** The user can take away the extension's access to the site. */
export async function maySeeNetwork(): Promise<boolean> {
  const { network } = await installation()
  const { protocol, hostname } = new URL(network.origin)
  return chrome.permissions.contains({ origins: [`${protocol}//${hostname}/*`] })
}

export async function isNetworkCookie({ name, domain }: chrome.cookies.Cookie): Promise<boolean> {
  const { network } = await installation()
  const { hostname } = new URL(network.origin)
  const host = domain.replace(/^\./, '')
  return names.some((one) => one === name) && (hostname === host || hostname.endsWith(`.${host}`))
}

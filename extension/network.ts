import { installation } from './installation.ts'

const names = ['auth_token', 'ct0'] as const

async function cookie(name: (typeof names)[number]): Promise<string | null> {
  const { network } = await installation()
  // Rejected where Chrome no longer lets the extension see the network.
  const found = await chrome.cookies.get({ url: network.origin, name }).catch(() => null)
  return found?.value || null
}

/** The two tokens of the network's session in this browser; null if nobody is signed in there. */
export async function networkTokens(): Promise<{ auth_token: string; ct0_token: string } | null> {
  const [auth_token, ct0_token] = await Promise.all(names.map(cookie))
  return auth_token && ct0_token ? { auth_token, ct0_token } : null
}

export async function isSignedInToNetwork(): Promise<boolean> {
  return (await networkTokens()) !== null
}

/** Whether Chrome lets the extension see the network: the user can take its access to the site away. */
export async function maySeeNetwork(): Promise<boolean> {
  const { network } = await installation()
  const { protocol, hostname } = new URL(network.origin)
  return chrome.permissions.contains({ origins: [`${protocol}//${hostname}/*`] })
}

/** Whether a changed cookie belongs to the network's session. */
export async function isNetworkCookie({ name, domain }: chrome.cookies.Cookie): Promise<boolean> {
  const { network } = await installation()
  const { hostname } = new URL(network.origin)
  const host = domain.replace(/^\./, '')
  return names.some((one) => one === name) && (hostname === host || hostname.endsWith(`.${host}`))
}

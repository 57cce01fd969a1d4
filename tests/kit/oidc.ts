import { type MutableResponse, type MutableToken, OAuth2Server } from 'oauth2-mock-server'

/** An OpenID Connect provider whose responses a test can tamper with. */
export interface MockProvider {
  url: string
  /** The claims of the person who signs in from now on. */
  person: Record<string, unknown>
  /** Changes the token before it is signed. */
  token: ((token: MutableToken) => void) | null
  /** Changes the token endpoint's response. */
  answer: ((response: MutableResponse) => void) | null
  close(): Promise<void>
}

export async function startProvider(): Promise<MockProvider> {
  const server = new OAuth2Server()
  await server.issuer.keys.generate('RS256')
  await server.start(0, '127.0.0.1')
  const url = `http://127.0.0.1:${server.address().port}`
  server.issuer.url = url
  const provider: MockProvider = { url, person: {}, token: null, answer: null, close: () => server.stop() }
  server.service.on('beforeTokenSigning', (token: MutableToken) => {
    // The access token has a scope, the ID token has none.
    if ('scope' in token.payload) return
    Object.assign(token.payload, provider.person)
    provider.token?.(token)
  })
  server.service.on('beforeUserinfo', (response: MutableResponse) => Object.assign(response, { body: provider.person }))
  server.service.on('beforeResponse', (response: MutableResponse) => provider.answer?.(response))
  return provider
}

/** Signs in at the provider without a prompt; returns the URL of our callback. */
export async function agree(address: URL): Promise<URL> {
  const answer = await fetch(address, { redirect: 'manual' })
  return new URL(answer.headers.get('location') ?? '')
}

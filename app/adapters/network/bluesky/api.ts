import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** The network's library: 45 MB and a quarter of a second, so it is loaded where somebody's account is there. */
export const api = (): typeof import('@atproto/api') => require('@atproto/api')

import { createContext } from 'react'

/** The nonce of inline scripts under the page's policy; empty in the browser, which no longer needs it. */
export const NonceContext = createContext('')

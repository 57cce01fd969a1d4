import { createContext } from 'react'

/** What an inline script must carry to run under the page's policy; empty in the browser, which needs it no more. */
export const NonceContext = createContext('')

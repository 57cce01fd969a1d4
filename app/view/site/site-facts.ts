import { createContext, useContext } from 'react'

/** What every public page shows of this installation's operator and of the browser's own choices. */
export interface SiteFacts {
  /** Whether the landing page has confirmed testimonials; else it shows replies. */
  testimonials: boolean
  /** URLs of the operator's social media accounts. */
  social_links: string[]
  /** The theme chosen in this browser; null: the system's. */
  theme: 'light' | 'dark' | null
}

export const SiteFactsContext = createContext<SiteFacts>({ testimonials: false, social_links: [], theme: null })

export const useSiteFacts = () => useContext(SiteFactsContext)

/** The visitor of a public page who is signed in. */
export interface Viewer {
  email: string
  /** Name of the plan in force. */
  plan: string
}

export function viewerOf(user: { email: string; plan: { name: string } } | null): Viewer | null {
  return user && { email: user.email, plan: user.plan.name }
}

import { createContext, useContext } from 'react'

export interface SiteFacts {
  /** Whether there are confirmed ones; else the landing page shows replies. */
  testimonials: boolean
  social_links: string[]
  /** null: the system's theme. */
  theme: 'light' | 'dark' | null
}

export const SiteFactsContext = createContext<SiteFacts>({ testimonials: false, social_links: [], theme: null })

export const useSiteFacts = () => useContext(SiteFactsContext)

export interface Viewer {
  email: string
  plan: string
}

export function viewerOf(user: { email: string; plan: { name: string } } | null): Viewer | null {
  return user && { email: user.email, plan: user.plan.name }
}

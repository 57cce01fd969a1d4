import { createContext, useContext } from 'react'

/** What the operator of this installation has to show on every public page. */
export interface SiteFacts {
  /** Whether the landing page has a section of testimonials, so that no anchor dangles. */
  testimonials: boolean
  /** Addresses of the operator's own accounts elsewhere. */
  social_links: string[]
}

export const SiteFactsContext = createContext<SiteFacts>({ testimonials: false, social_links: [] })

export const useSiteFacts = () => useContext(SiteFactsContext)

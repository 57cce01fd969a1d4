import { createContext, useContext } from 'react'

/** What every public page shows of the operator of this installation and of the browser's own choice. */
export interface SiteFacts {
  /** Whether the landing page has a section of testimonials, so that no anchor dangles. */
  testimonials: boolean
  /** Addresses of the operator's own accounts elsewhere. */
  social_links: string[]
  /** The theme that this browser chose; null: the system's. */
  theme: 'light' | 'dark' | null
}

export const SiteFactsContext = createContext<SiteFacts>({ testimonials: false, social_links: [], theme: null })

export const useSiteFacts = () => useContext(SiteFactsContext)

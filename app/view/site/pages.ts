import type { MetaDescriptor } from '@remix-run/react'

/** What a page says about itself to browsers, search engines and people who share it. */
export function pageMeta(title: string, description: string): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ]
}

/** The pages that search engines may index: the site map lists them, and every other page says `noindex`. */
export const publicPages = [
  '/',
  '/try',
  '/pricing',
  '/about',
  '/affiliates',
  '/contact',
  '/api/docs',
  '/terms',
  '/privacy',
  '/login',
  '/signup',
] as const

export const isPublicPage = (path: string): boolean => publicPages.some((page) => page === path)

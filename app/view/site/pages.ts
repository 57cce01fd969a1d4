import type { MetaDescriptor } from '@remix-run/react'

export function pageMeta(title: string, description: string): MetaDescriptor[] {
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
  ]
}

/** The site map lists these; every other page says `noindex`. */
export const publicPages = [
  '/',
  '/try',
  '/pricing',
  '/about',
  '/affiliates',
  '/contact',
  '/help',
  '/api/docs',
  '/terms',
  '/privacy',
  '/login',
  '/signup',
] as const

export const isPublicPage = (path: string): boolean => publicPages.some((page) => page === path)

/** The pages that search engines may list: the site map is made of them, and every other page says `noindex`. */
export const publicPages = [
  '/',
  '/pricing',
  '/about',
  '/affiliates',
  '/contact',
  '/terms',
  '/privacy',
  '/login',
  '/signup',
] as const

export const isPublicPage = (path: string): boolean => publicPages.some((page) => page === path)

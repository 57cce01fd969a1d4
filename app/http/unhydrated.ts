/**
 * Pages that are not hydrated (`handle.scripts`): what they need is in their own document. A redirect from within a hydrated page must
 * load it, as a router that only swaps the content would leave out the page's own script.
 */
export const unhydrated = [
  '/',
  '/try',
  '/pricing',
  '/about',
  '/contact',
  '/success',
  '/cancel',
  '/terms',
  '/privacy',
  '/affiliates',
  '/api/docs',
  '/unsubscribe',
  '/login',
  '/signup',
  '/forgot-password',
  '/dev/mails',
]

/** The same answer; where it redirects to such a page, Remix's router is told to load the document. */
export function loadingDocument<Answer>(answer: Answer): Answer {
  if (!(answer instanceof Response)) return answer
  const path = answer.headers.get('location')?.replace(/[?#].*/, '')
  if (path !== undefined && unhydrated.includes(path)) answer.headers.set('x-remix-reload-document', 'true')
  return answer
}

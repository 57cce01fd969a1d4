/**
 * Pages that are not hydrated (`handle.scripts`): their document contains everything they need. A redirect from a
 * hydrated page must load that document: client-side navigation would leave out the page's own script.
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

/** Marks a redirect to such a page, so that Remix's router loads the document. */
export function loadingDocument<Answer>(answer: Answer): Answer {
  if (!(answer instanceof Response)) return answer
  const path = answer.headers.get('location')?.replace(/[?#].*/, '')
  if (path !== undefined && unhydrated.includes(path)) answer.headers.set('x-remix-reload-document', 'true')
  return answer
}

/** Redirects to these must load the document: client-side navigation would omit the page's own script. */
export const unhydrated = [
  '/',
  '/try',
  '/pricing',
  '/about',
  '/contact',
  '/help',
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
  '/operator',
  '/operator/sign-in',
]

export function loadingDocument<Answer>(answer: Answer): Answer {
  if (!(answer instanceof Response)) return answer
  const path = answer.headers.get('location')?.replace(/[?#].*/, '')
  if (path !== undefined && unhydrated.includes(path)) answer.headers.set('x-remix-reload-document', 'true')
  return answer
}

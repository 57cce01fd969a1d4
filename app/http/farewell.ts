import { endAllCookies } from '#app/http/cookies.ts'
import { go } from '#app/http/page.ts'
import type { Services } from '#app/services.ts'

/** Sends somebody to the front door whose account is deleted. Their browser forgets what it kept of it, pages included. */
export async function farewell(services: Services): Promise<Response> {
  const answer = await go(services, '/', {
    cookies: await endAllCookies(services),
    flash: {
      title: 'Account deleted',
      description: 'Your account has been permanently deleted.',
      tone: 'success',
    },
    replaces: true,
  })
  answer.headers.set('clear-site-data', '"cache", "storage"')
  // The front door is a page without hydration: it is loaded, not shown by the page that is left.
  answer.headers.set('x-remix-reload-document', 'true')
  return answer
}

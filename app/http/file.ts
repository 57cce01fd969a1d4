import type { LoaderFunctionArgs } from '@remix-run/node'
import { guarded } from '#app/http/access.ts'
import { contextOf } from '#app/http/context.ts'
import type { Services } from '#app/services.ts'

const hourSeconds = 3600

/** A small text that is the same for everybody but depends on the settings, such as robots.txt. */
export function textFile(type: string, write: (site: Services['site']) => string) {
  return guarded(async ({ context }: LoaderFunctionArgs) => {
    const { services } = await contextOf(context)
    const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': `public, max-age=${hourSeconds}` }
    return new Response(write(services.site), { headers })
  }, 'assets')
}

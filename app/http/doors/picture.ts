import type { Picture } from '#app/adapters/pictures.ts'
import { day, second } from '#app/domain/time.ts'

/** One transparent pixel, over initials that then stay visible. */
const nothing = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

/** The address changes with the picture; one that could not be had may be there later. */
export function pictureResponse(picture: Picture | null): Response {
  const life = (picture ? 30 * day : day / 24) / second
  return new Response(new Uint8Array(picture?.bytes ?? nothing), {
    headers: {
      'content-type': picture?.type ?? 'image/gif',
      'cache-control': `private, max-age=${life}`,
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
    },
  })
}

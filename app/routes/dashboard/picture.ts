import { loadPicture } from '#app/domain/pictures/pictures.ts'
import { page } from '#app/http/doors/page.ts'
import { pictureResponse } from '#app/http/doors/picture.ts'

export const loader = page('user', async ({ user, params }, services) => {
  const { network = '', handle = '' } = params
  return pictureResponse(await loadPicture(services, user.id, network, handle, services.clock.now()))
})

import { DeleteAccount } from '#app/contract/deletion.ts'
import { deleteAccount } from '#app/domain/user/delete-account.ts'
import { api, handler } from '#app/http/api.ts'
import { countAccountHit } from '#app/http/limits.ts'

const handlers = api([
  handler(DeleteAccount, async ({ body: { password, nonce }, user, session }, services) => {
    const now = services.clock.now()
    await countAccountHit(services.db, `password:${user.id}`, now)
    await deleteAccount(services, session, { password, code: nonce }, now)
    return { message: 'Your account has been permanently deleted.' }
  }),
])

export const loader = handlers.loader
export const action = handlers.action

import { DeleteAccount } from '#app/contract/deletion.ts'
import { deleteAccount } from '#app/domain/user/delete-account.ts'
import { api, on } from '#app/http/api.ts'
import { hitAccount } from '#app/http/limits.ts'

const door = api([
  on(DeleteAccount, async ({ body: { password, nonce }, user, session }, services) => {
    const now = services.clock.now()
    await hitAccount(services.db, user.email, now)
    await deleteAccount(services, session, { password, code: nonce }, now)
    return { message: 'Your account has been permanently deleted.' }
  }),
])

export const loader = door.loader
export const action = door.action

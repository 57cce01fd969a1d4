import { Proof } from '#app/contract/forms.ts'
import { showProof } from '#app/domain/factor/show.ts'
import { form } from '#app/http/forms.ts'
import { hitAccount } from '#app/http/limits.ts'
import { go } from '#app/http/page.ts'

/** The form that shows the second factor once more before a change, and leads back to `to`. */
export const unlock = (to: string) =>
  form<'user', typeof Proof>(
    Proof,
    async ({ proof }, { user, session }, services) => {
      const now = services.clock.now()
      await hitAccount(services.db, `factor:${user.id}`, now)
      await showProof(services, session, proof, now)
      return go(services, to)
    },
    'verify',
  )

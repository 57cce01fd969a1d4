import { unsubscribe } from '#app/domain/mail/unsubscribe-links.ts'
import { hook } from '#app/http/doors/hook.ts'

/** RFC 8058: a mail program sends this on behalf of its reader, who need not be signed in. */
const handlers = hook(null, ({ query }, services) => unsubscribe(services, query.get('token'), services.clock.now()))

export const loader = handlers.loader
export const action = handlers.action

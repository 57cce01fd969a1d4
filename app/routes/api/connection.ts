import { ConnectTwitter, DisconnectTwitter, GetTwitterInfo } from '#app/contract/connection.ts'
import { connect, connectionOf, disconnect } from '#app/domain/connection/connection.ts'
import { isExtensionSession } from '#app/domain/extension/status.ts'
import { api, handler } from '#app/http/api.ts'

const handlers = api([
  handler(GetTwitterInfo, ({ user }, { db }) => connectionOf(db, user.id)),
  handler(ConnectTwitter, async ({ user, body, session }, services) => {
    const method = (await isExtensionSession(services.db, session.session_id)) ? 'extension' : 'manual'
    return connect(services, user, body, null, method, services.clock.now())
  }),
  handler(DisconnectTwitter, ({ user }, { db, clock }) => disconnect(db, user.id, clock.now())),
])

export const loader = handlers.loader
export const action = handlers.action

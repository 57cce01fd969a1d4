import { ConnectTwitter, DisconnectTwitter, GetTwitterInfo } from '#app/contract/connection.ts'
import { connect, connectionOf, disconnect } from '#app/domain/connection/connection.ts'
import { api, on } from '#app/http/api.ts'

const door = api([
  on(GetTwitterInfo, ({ user }, { db }) => connectionOf(db, user.id)),
  on(ConnectTwitter, ({ user, body }, services) => connect(services, user, body, null, 'manual', services.clock.now())),
  on(DisconnectTwitter, ({ user }, { db, clock }) => disconnect(db, user.id, clock.now())),
])

export const loader = door.loader
export const action = door.action

import { ConnectTwitter, DisconnectTwitter, GetTwitterInfo } from '#app/contract/connection.ts'
import { ensureAnalysis } from '#app/domain/analysis/analysis.ts'
import { networkConnectedBy } from '#app/domain/connection/choice.ts'
import { connect, connectionOf, disconnect } from '#app/domain/connection/connection.ts'
import { isExtensionSession } from '#app/domain/extension/status.ts'
import { fail } from '#app/domain/failure.ts'
import { handler } from '#app/http/doors/api.ts'

export const connectionCalls = [
  handler(GetTwitterInfo, ({ user }, { db }) => connectionOf(db, user.id)),
  handler(ConnectTwitter, async ({ user, body, session }, services) => {
    const now = services.clock.now()
    const { twitter_handle = null, auth_token, ct0_token } = body
    const byExtension = await isExtensionSession(services.db, session.session_id)
    const method = byExtension ? 'extension' : 'manual'
    const credentials = { kind: 'tokens' as const, auth_token, ct0_token }
    const network = networkConnectedBy(services.networks, 'tokens', null)
    // The extension may reconnect an account of the same name on another network.
    if (byExtension && twitter_handle && user.network && user.network !== network.id)
      fail('handle_mismatch', { handle: `Your account is on ${services.network.name}.` })
    const info = await connect({ ...services, network }, user, credentials, twitter_handle, method, now)
    // The page that would start it may be closed by now.
    if (byExtension) await ensureAnalysis(services, user.id, now)
    return info
  }),
  handler(DisconnectTwitter, ({ user }, services) => disconnect(services, user.id, services.clock.now())),
]

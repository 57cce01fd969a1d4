import {
  DisconnectExtension,
  GetExtensionStatus,
  IssuePairingCode,
  PairExtension,
  UpdateExtensionStatus,
} from '#app/contract/extension.ts'
import { disconnectExtension } from '#app/domain/extension/disconnect.ts'
import { issuePairingCode, pairExtension } from '#app/domain/extension/pair.ts'
import { extensionStatusOf, updateExtensionStatus } from '#app/domain/extension/status.ts'
import { handler } from '#app/http/doors/api.ts'
import { deviceHash } from '#app/http/request/cookies.ts'
import { userAgentOf } from '#app/http/request/sign-in/api-client.ts'

export const extensionCalls = [
  handler(IssuePairingCode, ({ session, request }, services) =>
    issuePairingCode(services, session, deviceHash(services, request), services.clock.now()),
  ),
  handler(PairExtension, ({ body, request }, services) =>
    pairExtension(services, { ...body, user_agent: userAgentOf(request) }, services.clock.now()),
  ),
  handler(GetExtensionStatus, ({ user }, services) => extensionStatusOf(services, user.id, services.clock.now())),
  handler(UpdateExtensionStatus, ({ body, session }, services) =>
    updateExtensionStatus(services, session, body, services.clock.now()),
  ),
  handler(DisconnectExtension, async ({ session, user }, services) => {
    const now = services.clock.now()
    await disconnectExtension(services.db, session, null, now)
    return extensionStatusOf(services, user.id, now)
  }),
]

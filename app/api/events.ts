import { Events, GetStreamTicket } from '#app/contract/events.ts'
import { issueStreamTicket } from '#app/domain/account/session/stream-ticket.ts'
import { api, handler } from '#app/http/doors/api.ts'
import { eventStream } from '#app/http/doors/stream.ts'

const handlers = api([
  handler(Events, ({ context, request, session }) => eventStream(context, request, session)),
  handler(GetStreamTicket, ({ session }, services) => issueStreamTicket(services, session, services.clock.now())),
])

export const loader = handlers.loader
export const action = handlers.action

import { Events, GetStreamTicket } from '#app/contract/events.ts'
import { issueStreamTicket } from '#app/domain/account/session/stream-ticket.ts'
import { handler } from '#app/http/doors/api.ts'
import { eventStream } from '#app/http/doors/stream.ts'

export const eventsCalls = [
  handler(Events, ({ context, request, session }) => eventStream(context, request, session)),
  handler(GetStreamTicket, ({ session }, services) => issueStreamTicket(services, session, services.clock.now())),
]

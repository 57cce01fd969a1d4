import { Events, GetStreamTicket } from '#app/contract/events.ts'
import { giveTicket } from '#app/domain/session/ticket.ts'
import { api, on } from '#app/http/api.ts'
import { eventStream } from '#app/http/live-streams.ts'

const door = api([
  on(Events, ({ context, request, session }) => eventStream(context, request, session)),
  on(GetStreamTicket, ({ session }, services) => giveTicket(services, session, services.clock.now())),
])

export const loader = door.loader
export const action = door.action

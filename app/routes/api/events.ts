import { Events } from '#app/contract/events.ts'
import { api, on } from '#app/http/api.ts'
import { eventStream } from '#app/http/live-streams.ts'

const door = api([on(Events, ({ context, request, session }) => eventStream(context, request, session))])

export const loader = door.loader
export const action = door.action

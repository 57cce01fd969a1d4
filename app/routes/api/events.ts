import { Events } from '#app/contract/events.ts'
import { api, on } from '#app/http/api.ts'
import { eventStream } from '#app/http/live-streams.ts'

const door = api([on(Events, ({ context, request, user }) => eventStream(context, request, user.id))])

export const loader = door.loader
export const action = door.action

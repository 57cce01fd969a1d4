import { inTurn } from '#app/adapters/network/in-turn.ts'

/** One attempt per user: each calls servers of their choosing. */
const connecting = inTurn(1)

export const oneAtATime = <T>(userId: string, work: () => Promise<T>): Promise<T> => connecting(userId, null, work)

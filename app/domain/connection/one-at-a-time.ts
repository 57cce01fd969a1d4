import { inTurn } from '#app/adapters/network/in-turn.ts'

/** A user connects one account at a time: each attempt asks servers of their choosing. */
const connecting = inTurn(1)

export const oneAtATime = <T>(userId: string, work: () => Promise<T>): Promise<T> => connecting(userId, null, work)

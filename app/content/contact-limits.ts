/** All kinds of action together. Only replies to what the person wrote may exceed it. */
export const maxActionsPerPerson = { day: 2, week: 4 } as const

/** Of all kinds, per person; only replies to what they wrote may exceed it. */
export const maxActionsPerPerson = { day: 2, week: 4 } as const

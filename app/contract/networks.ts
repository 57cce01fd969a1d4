/** Every network that there is an adapter for; an installation offers some of them. */
export const networkIds = ['perch', 'bluesky', 'x'] as const
export type NetworkId = (typeof networkIds)[number]

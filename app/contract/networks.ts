/** Every network that there is an adapter for; an installation offers some of them. */
export const networkIds = ['perch', 'bluesky', 'x'] as const
export type NetworkId = (typeof networkIds)[number]

/** What the bot does on a network. */
export type ActionKind = 'reply' | 'like' | 'follow' | 'view'
/** The author addressed the user (mention, quote, reply), or is a stranger. */
export type Situation = 'addressed' | 'stranger'

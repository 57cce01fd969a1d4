/** Bounds that pages show. Apart from the forms' schemas, so that no page loads those. */

export const voiceBounds = { examples: 20, example: 500, words: 50, word: 60 }

/** How many people can come first: as many as one search of the network can name. */
export const maxTargets = 20

/** Of a message to support, in characters. */
export const maxMessageLength = 5_000

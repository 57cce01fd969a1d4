/** For a message to support. */
export const maxMessageLength = 5_000

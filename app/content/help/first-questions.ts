/** Offered before anything has been asked: to visitors, and to owners of a bot. */
export const firstQuestions = {
  visitor: ['What does Warble do all day?', 'Is my account safe?', 'What does it cost?'],
  owner: ['Why isn’t my bot working?', 'How much do I have left today?', 'When does the bot act next?'],
} as const

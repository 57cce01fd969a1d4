/** What is asked once in the setup, with how a few words become a fact. */
export const factQuestions = [
  { name: 'fact_offer', asks: 'What do you sell or offer?', says: 'What we offer' },
  { name: 'fact_place', asks: 'Where are you?', says: 'Where we are' },
  { name: 'fact_hours', asks: 'When are you open or reachable?', says: 'When we’re open' },
  { name: 'fact_first', asks: 'What would you recommend to someone new?', says: 'What we recommend first' },
] as const

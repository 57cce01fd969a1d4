/** What becomes of trial credits, in one line on every screen that shows them; the pace is told in bot/pace.ts. */
export const creditsAre = (actionsADay: number) =>
  `used when the day’s ${actionsADay} actions are done, about 10 a day at most.`

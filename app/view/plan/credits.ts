/** What becomes of trial credits, in one line on every screen that shows them. */
export const creditsAre = (actionsADay: number) =>
  `Used when the day’s ${actionsADay} actions are done, at most 10 a day.`

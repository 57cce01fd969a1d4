/** "Jun 22, 2026" */
export const dated = (at: Date | string, timeZone: string) =>
  new Date(at).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone })

/** The anchor of a topic on the help page. */
export const helpSlug = (topic: string): string =>
  topic
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

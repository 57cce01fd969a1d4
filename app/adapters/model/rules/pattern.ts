/** Makes a tag for regular expressions that span lines: a line break and the spaces after it are not part of them. */
export const pattern =
  (flags = '') =>
  ({ raw }: TemplateStringsArray) =>
    new RegExp(raw.join('').replace(/\n\s*/g, ''), flags)

import { truncateAtGrapheme } from '#app/contract/typed.ts'

/** For untrusted text: safe for the database and JSON. `maxLength`: UTF-16 units. */
export function bounded(text: string, maxLength: number): string {
  return truncateAtGrapheme(text, maxLength)
    .replaceAll('\0', '')
    .replace(/[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g, '\ufffd')
}

export const isUuid = (text: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text)

/** RFC 8265, 4.2.2: the same password in another keyboard's or system's characters. Shared with the browser. */
export const opaqueText = (password: string) => password.replace(/\p{Zs}/gu, ' ').normalize('NFC')

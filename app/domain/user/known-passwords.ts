import { commonPasswords } from '#app/domain/user/common-passwords.ts'

let known: Promise<ReadonlySet<string>> | undefined

/** The 49,000 most common passwords in published leaks, in lower case; loaded when the first password is set. */
export function knownPasswords(): Promise<ReadonlySet<string>> {
  known ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set([...dictionary['passwords-common'], ...commonPasswords]),
  )
  return known
}

/** Shorter parts of an address occur in too many other words. */
const leastLetters = 4

/** The words of an e-mail address, longest first: a password should not consist of them. */
export function wordsOf(email: string): string[] {
  const address = email.toLowerCase()
  const [local = '', domain = ''] = address.split('@')
  const names = [local, domain.replace(/\.[^.]*$/, '')].flatMap((part) => part.split(/\P{L}+/u))
  const words = new Set([address, local, domain, ...names])
  return [...words].filter((word) => word.length >= leastLetters).toSorted((a, b) => b.length - a.length)
}

import { stripVTControlCharacters } from 'node:util'

const [mostLines, maxCharacters] = [3, 300]
/** Lines of a message that say nothing about what went wrong: a stack, the counts and the context of a difference. */
const noise =
  /^(at .*|expect\(received\).*|[-+] (Expected|Received) +[-+] \d+|[-+]? *(Array|Object)? *[[\]{}(),]*|Call log:)$/

/**
 * The first lines of a failed test's message, each on a line of its own, to follow the test's name: in continuous
 * integration only the end of the output is at hand.
 * @param {string} [message]
 * @returns {string}
 */
export function excerptOf(message = '') {
  const lines = stripVTControlCharacters(message)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => !noise.test(line))
  return lines
    .slice(0, mostLines)
    .map((line) => `\n      ${line.length > maxCharacters ? `${line.slice(0, maxCharacters)}…` : line}`)
    .join('')
}

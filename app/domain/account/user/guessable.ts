/** Common leaked passwords, for the browser. The server has a longer list: password.ts. */
const words = `1234567890 password passw0rd p@ssw0rd qwerty qwertyuiop 1q2w3e4r 1q2w3e4r5t 1qaz2wsx zaq12wsx asdfgh
asdfghjkl asdf1234 zxcvbn zxcvbnm abc123 abcd1234 a1b2c3 a123456 a12345678 aa123456 112233 123321 159753 147258369
789456123 159357 123qwe 123abc 1234qwer q1w2e3r4 iloveyou loveyou lovely princess sunshine football baseball basketball
soccer monkey dragon master shadow superman batman pokemon naruto starwars letmein welcome admin1 admin123 administrator
root123 login123 secret test123 test1234 tester testing guest123 changeme default computer internet samsung google1
facebook twitter linkedin apple123 michael jennifer jessica charlie jordan daniel andrew joshua matthew ashley nicole
thomas hunter killer trustno1 whatever freedom flower summer winter spring autumn monday friday sunday january february
october november december cookie cheese chocolate banana orange purple yellow ginger pepper butterfly tigger snoopy
hello1 hello123 liverpool chelsea arsenal barcelona madrid mustang ferrari mercedes harley corvette porsche access
matrix phoenix ninja1 azerty azertyuiop motdepasse passwort hallo123 schatz contraseña marseille 1g2w3e4r gfhjkm qazwsx
qazwsxedc q1w2e3 1q2w3e asd123 zxc123 qwe123 qweasd qweasdzxc asdqwe123 pass123 pass1234 lol123 love123 loveme biteme
fuckyou asshole blink182 eminem metallica nirvana slipknot rockyou rockstar superstar angel1 angels babygirl teamo
tequiero estrella mynoob 18atcskd2w 3rjs1la7qe 5201314 woaini 741852963 852456 951753 852963 963852741 0987654321 098765
123454321 1357924680 246810 102030 010203 perch microblog`

export const commonPasswords: ReadonlySet<string> = new Set(words.split(/\s+/))

interface Known {
  common?: ReadonlySet<string>
  own?: readonly string[]
}

const product = ['warble']
const maxAdded = 5

const lengthOf = (text: string) => [...text].length

export function guessableReason(chosen: string, { common = commonPasswords, own = [] }: Known = {}): string | null {
  const password = chosen.toLowerCase()
  if (common.has(password)) return 'This is one of the most common passwords.'
  const word = password.replace(/\P{L}+$/u, '')
  if (common.has(word) && lengthOf(password) - lengthOf(word) <= maxAdded)
    return 'This is a very common password with a little added.'
  if (/^(.{1,5}?)\1+$/su.test(password) || isRun(password))
    return 'This password is just a repeated or sequential pattern.'
  if (consistsOf(product, password)) return 'This password is mostly our product’s name.'
  if (consistsOf(own, password)) return 'This password is mostly your email address.'
  return null
}

function consistsOf(words: readonly string[], password: string): boolean {
  const rest = words.reduce((left, word) => left.replaceAll(word, ''), password)
  return rest !== password && lengthOf(rest) <= maxAdded
}

function isRun(password: string): boolean {
  const codes = [...password].map((char) => char.codePointAt(0) ?? 0)
  const step = (codes[1] ?? 0) - (codes[0] ?? 0)
  return Math.abs(step) === 1 && codes.every((code, at) => at === 0 || code - (codes[at - 1] ?? 0) === step)
}

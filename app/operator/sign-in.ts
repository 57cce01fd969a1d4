import { createOperatorLink, endOperatorSessions, operatorLife } from '#app/domain/operator/access.ts'
import { hour, minute } from '#app/domain/time.ts'
import type { Command } from '#app/operator/command.ts'

const endFlag = '--end'

export const operatorSignInCommand: Command = {
  usage: [
    ['sign-in', 'prints a link that opens the operator’s page in one browser, once'],
    [`sign-in ${endFlag}`, 'ends every session of the operator’s page, and the links that wait'],
  ],
  async run({ db, site }, [flag, ...rest], now) {
    if (rest.length > 0 || (flag !== undefined && flag !== endFlag)) return null
    if (flag === endFlag) return { lines: [`Sessions ended: ${await endOperatorSessions(db)}.`], ok: true }
    if (!site.operator_page)
      return { lines: ['The page is off. Set OPERATOR_PAGE to on and restart the web processes first.'], ok: false }
    const query = new URLSearchParams({ token: await createOperatorLink(db, now) })
    const [minutes, hours] = [operatorLife.link / minute, operatorLife.session / hour]
    return {
      lines: [
        `${site.origin}/operator/sign-in?${query}`,
        `Open it within ${minutes} minutes. It works once, and the session lasts ${hours} hours.`,
      ],
      ok: true,
    }
  },
}

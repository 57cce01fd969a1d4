import { resolveTxt } from 'node:dns/promises'
import { endOf } from '#app/adapters/deadline.ts'
import { smtpMail } from '#app/adapters/mail/smtp.ts'
import {
  type Check,
  type CheckContext,
  type Finding,
  fault,
  ok,
  reasonOf,
  warning,
} from '#app/operator/check/finding.ts'

const timeoutMs = 15_000
/** Reserved for tests and documentation: no mail server looks for their records (RFC 2606). */
const reserved = /(^|\.)(test|example|invalid|localhost|example\.(com|net|org))$/i
const remedy = 'Mend SMTP_URL: its host, port, user and password.'

export const checkMail: Check = async (context) => {
  const { env, mailTo } = context
  const mail = smtpMail(env.SMTP_URL, env.MAIL_FROM, { name: new URL(env.ORIGIN).hostname })
  try {
    await endOf(mail.check(), timeoutMs, 'The mail server')
    const sent = mailTo === null ? notSent : await testMail(mail, mailTo, env.ORIGIN)
    return [ok('The mail server accepts the sign-in.'), sent, ...(await senderFindings(env.MAIL_FROM))]
  } catch (error) {
    return [fault(`The mail server can’t be used: ${reasonOf(error)}.`, remedy)]
  } finally {
    mail.close()
  }
}

const notSent = ok('No test mail was sent: add --mail ADDRESS for one.')

async function testMail(mail: ReturnType<typeof smtpMail>, to: string, origin: string): Promise<Finding> {
  const text = `This mail was sent by the operator's command "check" of ${origin}. Mails of this installation arrive.`
  try {
    const letter = { to, subject: 'Test mail from Warble', text, html: `<p>${text}</p>` }
    await endOf(mail.send(letter), timeoutMs, 'The mail server')
    return ok(`The mail server took a test mail to ${to}: look whether it arrives, and not as spam.`)
  } catch (error) {
    return fault(`The mail server refused a test mail to ${to}: ${reasonOf(error)}.`, 'Let it send for MAIL_FROM.')
  }
}

async function senderFindings(from: CheckContext['env']['MAIL_FROM']): Promise<Finding[]> {
  const domain = /@([^\s>]+)/.exec(from)?.[1] ?? ''
  if (reserved.test(domain)) return []
  const [spf, dmarc] = await Promise.all([
    recordsOf(domain).then((texts) => texts.some((text) => /^v=spf1\b/i.test(text))),
    recordsOf(`_dmarc.${domain}`).then((texts) => texts.some((text) => /^v=DMARC1\b/i.test(text))),
  ])
  return [
    ...(spf ? [] : [warning(`${domain} has no SPF record.`, 'Publish the one that your mail provider names.')]),
    ...(dmarc ? [] : [warning(`${domain} has no DMARC record.`, `Publish one at _dmarc.${domain}.`)]),
  ]
}

async function recordsOf(name: string): Promise<string[]> {
  try {
    return (await endOf(resolveTxt(name), timeoutMs, name)).map((parts) => parts.join(''))
  } catch {
    return []
  }
}

import { readFileSync, writeFileSync } from 'node:fs'
import pg from 'pg'
import { demo, lived, startFirstLook } from '../kit/first-look.ts'
import { isMainModule, sizeOf, withPostgres } from '../kit/main-module.ts'
import { until } from '../kit/until.ts'

/**
 * Asks the support chat the questions of a file, a JSON object with `q` on each line, signed out and as the demo account
 * with a past of DAYS, and writes the answers to ANSWERS or prints them, for someone to read:
 * `CHAT_QUESTIONS=questions.jsonl ANSWERS=answers.jsonl npm run bench mind-chat`. MIND=embedded does without the model.
 */

const most = 30

interface Answer {
  says: string
  known: boolean
  titles: string[]
  offered: string[]
  links: string[]
}

async function chatRun(postgres: string, questions: readonly object[], days: number): Promise<string[]> {
  const look = await startFirstLook(postgres, days, process.env.MIND ? { MIND: process.env.MIND } : {})
  const pool = new pg.Pool({ connectionString: look.database, max: 1 })
  try {
    await until(() => look.server().output().includes(lived), 900_000)
    const { access_token } = (await post('/auth/v1/token?grant_type=password', demo)) as { access_token: string }
    const lines: string[] = []
    for (const [at, line] of questions.entries()) {
      if (at % (most / 2) === 0) await pool.query('delete from rate_limits')
      const { q } = line as { q: string }
      const [signed_out, signed_in] = [await ask(q), await ask(q, access_token)]
      lines.push(JSON.stringify({ ...line, signed_out, signed_in }))
    }
    return lines
  } finally {
    await pool.end()
    await look.close()
  }

  async function post(path: string, body: object, token?: string): Promise<object> {
    const response = await fetch(look.server().origin + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return response.json()
  }

  async function ask(message: string, token?: string): Promise<Answer> {
    const answer = await post('/functions/v1/chatbot', { message, with_next: true }, token)
    const { response, known } = answer as { response: string; known: boolean }
    const found = (form: RegExp) => [...response.matchAll(form)].map(([, part = '']) => part)
    const titles = found(/\(Help: ((?:[^()]|\(\w+\))+)\)(?=\s|$)/g)
    return { says: response, known, titles, offered: found(/^• (.+)$/gm), links: found(/\((\/[^)]*)\)/g) }
  }
}

async function main(): Promise<void> {
  const file = process.env.CHAT_QUESTIONS
  if (!file) throw new Error('CHAT_QUESTIONS must name a file with a question on each line: {"q": "…"}')
  const questions = readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line): object => JSON.parse(line))
  await withPostgres(async (postgres) => {
    const text = `${(await chatRun(postgres, questions, sizeOf('DAYS', 14))).join('\n')}\n`
    if (process.env.ANSWERS) writeFileSync(process.env.ANSWERS, text)
    else process.stdout.write(text)
  })
}

if (isMainModule(import.meta.url)) await main()

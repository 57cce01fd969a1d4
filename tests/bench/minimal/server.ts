import { readFileSync } from 'node:fs'
import { createRequestHandler } from '@remix-run/express'
import compression from 'compression'
import express from 'express'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { minimalBuild } from './app.tsx'

/** `DATABASE_URL=… tsx server.ts PORT PAGES`, where PAGES is a file with the pages as JSON; writes "started" once it listens. */
const [, , port, pages = ''] = process.argv
const db = new Kysely<never>({
  dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 }) }),
})
const build = minimalBuild(db, JSON.parse(readFileSync(pages, 'utf8')))
const app = express()
app.disable('x-powered-by')
app.use(compression())
app.all('*', createRequestHandler({ build, mode: 'production' }))
app.listen(Number(port), '127.0.0.1', () => console.log('started'))

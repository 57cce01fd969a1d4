#!/usr/bin/env node
/** `npm run perch:import -- --handle NAME FILE`: imports real posts into an account's timeline on the running Perch. */
import { tsImport } from 'tsx/esm/api'

const { importCommand } = await tsImport('../sandbox/perch/import-command.ts', import.meta.url)
const perch = process.env.PERCH_URL ?? `http://127.0.0.1:${process.env.PERCH_PORT ?? 4310}`
process.exitCode = await importCommand(process.argv.slice(2), perch)

#!/usr/bin/env node
/** `npm run bench|chaos|train NAME`; without a name, the list. Sizes: `SEED=1 ROUNDS=5 npm run bench pages`. */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { NotReady, ready } from './ready.js'

const build = { build: true }

/** By kind and name: file, what it does, the sizes it takes from the environment, what has to be ready. */
const programs = {
  bench: {
    abuse: ['tests/bench/abuse', 'what one client at its limits costs another user', 'ROUNDS SECONDS AT_ONCE', build],
    bots: ['tests/bench/bots', 'the cost of running many bots', 'BOTS=10000,100000 ROUNDS STEPS'],
    dashboard: ['tests/bench/dashboard', 'the dashboard over a long history', 'ACTIONS=1000,100000,1000000'],
    export: ['tests/bench/export', 'the export of a long history, its time and memory', 'ACTIONS'],
    json: ['tests/bench/pages', 'a polled call beside a minimal Remix app', 'ROUNDS SECONDS', build, ['json']],
    'landing-day': [
      'tests/bench/landing-day',
      'a day on Perch, for the landing page (app/content/day.json)',
      'RATE',
      build,
    ],
    learn: [
      'tests/bench/learn',
      'what learning from results brings, among simulated people',
      'ACCOUNTS DAYS REPLIES CANDIDATES AUDIENCE MISLED',
    ],
    lighthouse: [
      'tests/bench/lighthouse/run',
      'Lighthouse’s mobile run of landing, sign-in and dashboard',
      'RUNS',
      { build: true, browser: true },
    ],
    mind: [
      'tests/bench/mind',
      'the mind against labelled posts; public ones from the folder MIND_DATA, texts with judgements from MIND_TEXTS',
      'PEOPLE ACCOUNTS EACH OUTSIDE JUDGED REPLIES',
    ],
    'mind-chat': [
      'tests/bench/mind-chat',
      'what the support chat answers to the questions of the file CHAT_QUESTIONS, written to ANSWERS',
      'DAYS',
      build,
    ],
    pages: ['tests/bench/pages', 'pages beside a minimal Remix app with the same elements', 'ROUNDS SECONDS', build],
    'read-once': ['tests/bench/read-once', 'whether two workers read the posts of a topic once', 'BOTS'],
    scale: [
      'tests/bench/scale',
      'many users with a month of history in one database',
      'USERS DAYS MINUTES WORKERS LONGEST',
    ],
    start: ['tests/bench/start', 'how long each role takes to start, and its memory', 'ROUNDS', build],
    streams: ['tests/bench/streams', 'many event streams: opening, memory, delivery', 'STREAMS', build],
    timing: ['tests/bench/timing', 'whether timing or responses reveal known addresses', 'EACH', build],
    truth: ['tests/bench/truth', 'every figure of the product against a recount', 'USERS DAYS'],
    webhook: ['tests/bench/webhook', 'signed payment events at a steady rate', 'RATE SECONDS', build],
    world: ['tests/bench/world', 'a day among people of twelve languages on an odd Perch', 'USERS'],
  },
  chaos: {
    backup: ['tests/chaos/backup', 'a backup under load, restored elsewhere; needs pg_dump', 'ACTIONS', build],
    bruteforce: ['tests/chaos/bruteforce', 'password guesses from many addresses', 'GUESSES ADDRESSES', build],
    database: ['tests/chaos/database', 'the connection to the database cut silently', 'CUTS SECONDS'],
    fuzz: ['tests/chaos/fuzz', 'malformed requests to each call, limits lifted', 'EACH', build],
    hostile: ['tests/chaos/hostile', 'hostile requests to every route', 'REQUESTS', build],
    kill: ['tests/chaos/kill', 'processes killed at random instants', 'KILLS ACTIONS NETWORK=bluesky VICTIMS=all'],
    limits: ['tests/chaos/limits', 'ten workers against one user’s limits', 'TRIES NETWORK=bluesky'],
    network: ['tests/chaos/network', 'faulty responses of network and model', 'ANSWERS'],
    restart: ['tests/chaos/restart', 'PostgreSQL killed under load and restarted', 'RATE SECONDS AWAY', build],
    soak: ['tests/chaos/soak', 'everything at a modest rate for a long time', 'MINUTES RATE', build],
    stop: ['tests/chaos/stop', 'bots stopped in the middle of a step', 'STOPS'],
    upgrade: ['tests/chaos/upgrade', 'this version migrates while an earlier one serves', 'FROM SECONDS', build],
    webhooks: ['tests/chaos/webhooks', 'payment events in any order and number', 'LIVES ORDERS'],
  },
  train: {
    answers: ['training/answers', 'what answers to the user are: thanks, a question, a complaint, …'],
    chat: ['training/chat', 'the support chat, after a change of a help text or a way to ask for it'],
    mind: ['training/train', 'the classifiers over the encoder’s vectors, from the texts in training/'],
    subjects: ['training/subjects', 'the subjects that an account may write about, from training/subjects'],
    words: ['training/words', 'which words tell no topic, after a change of training/ordinary'],
  },
}

const [kind = '', name = '', ...rest] = process.argv.slice(2)
const known = programs[kind] ?? {}
if (Object.hasOwn(known, name)) await run(known[name])
else list()

async function run([file, , , needed = {}, args = []]) {
  try {
    await ready(needed)
  } catch (error) {
    if (!(error instanceof NotReady)) throw error
    console.error(error.message)
    process.exitCode = 1
    return
  }
  const path = join(import.meta.dirname, '..', `${file}.ts`)
  const flags = ['--expose-gc', '--import', 'tsx', path, ...args, ...rest]
  const child = spawn(process.execPath, flags, { stdio: 'inherit' })
  // Ctrl-C reaches the program by itself; it may clean up before it ends.
  process.on('SIGINT', () => undefined)
  process.on('SIGTERM', () => child.kill('SIGTERM'))
  child.once('exit', (code) => {
    process.exitCode = code ?? 1
  })
}

function list() {
  if (name) console.error(`There is no "${name}".`)
  console.log(`npm run ${kind} NAME, with the sizes as environment variables:\n`)
  for (const [one, [, what, sizes = '']] of Object.entries(known))
    console.log(`  ${one.padEnd(12)} ${what}${sizes && `; ${sizes}`}`)
  process.exitCode = name ? 1 : 0
}

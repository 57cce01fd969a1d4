import { knowledge } from './format.ts'

/** Building, running and shipping software. */
export const tech = knowledge(
  'tech',
  `
tests: test, tests, testing, unit test, unit tests, integration tests, e2e, test suite, coverage, tdd, test coverage
flaky!: flaky, flaky test, flaky tests, intermittent, passes locally, fails randomly, randomly fails, retry the build
ci: ci, ci/cd, pipeline, build, builds, github actions, jenkins, build time, build times
slow~: slow, slower, takes forever, minutes, 20 minutes, 40 minutes, latency, sluggish, speed, faster, performance, p99, timeout, timeouts
review: code review, code reviews, pr review, pr reviews, reviewer, reviewers, reviewing, lgtm, nitpick, nitpicks, pull request, pull requests, prs, review
bigpr!: * line pr, line pr, lines pr, large pr, large prs, huge pr, big pr, big prs, 2000 lines, 1000 line, lines changed, giant pr, massive pr
deploy: deploy, deploys, deployed, deploying, deployment, deployments, release, releases, rollout, ship, shipping to prod
friday: friday, fridays, on a friday, before the weekend, 5pm
rollback: rollback, roll back, rolled back, revert, reverted, feature flag, feature flags, canary, blue green
prod: prod, production, in production, live, outage, down, incident, incidents, sev1, broke prod
oncall!: on-call, on call, oncall, pager, =paged, pagerduty, 3am page, pager duty
postmortem!: postmortem, post-mortem, postmortems, blameless, root cause, rca, retrospective of the incident
alerts: alert, alerts, alerting, alarm fatigue, alert fatigue, noise, noisy
observability: observability, logs, logging, metrics, tracing, traces, grafana, datadog, prometheus, opentelemetry, dashboards
postgres: postgres, postgresql, database, databases, sql, mysql, db, sqlite
index: index, indexes, indices, query plan, explain analyze, seq scan, full table scan, n+1
query: query, queries, slow query, slow queries, join, joins
migration!: migration, migrations, schema change, schema changes, zero downtime, alter table, backfill
sqlite!: sqlite
nosql: mongodb, mongo, nosql, dynamodb, document database, firebase, firestore
orm!: orm, orms, prisma, drizzle, sequelize, hibernate, activerecord
cache: cache, caching, cached, redis, cache invalidation, cdn, memcached, stale cache
queue: queue, queues, kafka, rabbitmq, sqs, message broker, background jobs, job queue, event driven, events
micro!: modular monolith, majestic monolith, microservice, microservices, distributed monolith, service mesh
k8s!: kubernetes, k8s, helm, kubectl, pods
docker: docker, container, containers, dockerfile, docker compose, image size, images
serverless!: serverless, lambda, lambdas, cold start, cold starts, cloud functions, edge functions
cloudbill!: aws bill, gcp bill, azure bill, cloud bill, cloud costs, cloud cost, egress, nat gateway, cloud spend, infra cost, infra bill, hosting bill
selfhost!: self-host, selfhosted, self-hosted, self hosting, homelab, home lab, hetzner, vps, bare metal
ts: typescript, types, type safety, strict mode, any type, generics, ts
js: javascript, js, node, nodejs, node.js, npm, bun, deno
deps: dependency, dependencies, npm install, node modules, node_modules, package, packages, supply chain, dependabot, upgrade, upgrades, breaking change, breaking changes, lockfile
react: react, nextjs, next.js, hooks, useeffect, server components, rsc, vue, svelte, solid, components, remix
state~: state, state management, redux, zustand, rerender, re-render, rerenders, useeffect, props
css!: css, tailwind, flexbox, css grid, center a div, centering a div
bundle: bundle, bundle size, webpack, vite, lighthouse, web vitals, core web vitals, lcp, hydration, spa, ssr, server rendering, page speed
htmx!: htmx, progressive enhancement, hypermedia, html over the wire
python: python, pip, poetry, uv, django, fastapi, flask, pandas, virtualenv
rust!: rust, borrow checker, cargo, rustlang, lifetimes
legacy: legacy, legacy code, legacy codebase, old codebase, spaghetti, rewrite, rewriting, rewrites, from scratch, 10 year old, inherited
refactor: refactor, refactoring, refactored, tech debt, technical debt, cleanup, clean up, clean code
debug: debug, debugging, debugged, bug, bugs, stack trace, stacktrace, race condition, heisenbug, memory leak, reproduce, repro, off by one, printf, console.log, breakpoint
regex!: regex, regexes, regular expression, regular expressions
git!: git, =rebase, merge conflict, merge conflicts, force push, git bisect, squash, commit messages, monorepo
docs: docs, documentation, readme, runbook, runbooks, comments, wiki, onboarding docs, adr, adrs
estimate!: estimate, estimates, =estimation, story points, story point, deadline, deadlines
standup!: standup, standups, stand-up, daily scrum
meetings: meeting, meetings, sprint, sprints, scrum, agile, jira, retro, retros
remote: remote, remote work, rto, back to office, hybrid office, async, slack, notifications, focus time, deep work
leetcode!: leetcode, whiteboard interview, whiteboarding, inverting a binary tree
interview: interview, interviews, interviewing, take home, take-home, hiring, candidates, candidate, system design interview
junior: junior, juniors, junior dev, new grad, bootcamp, self taught, self-taught, first dev job, learning to code, learn to code, learn programming, beginner, mentee, mentoring, intern, first job, career change
senior: senior, seniors, staff engineer, principal engineer, senior engineer, tech lead, promotion, promoted, staff
manager: engineering manager, em, manager, managing engineers, 1:1, one on ones, 1:1s, ic, back to ic, leading a team
ai: ai, llm, llms, gpt, chatgpt, claude, copilot, cursor, ai assistant, coding assistant, ai coding, vibe coding, vibe coded, ai generated, ai-generated, gemini, coding agent
agents!: agents, ai agents, agentic, agent, multi agent, tool calling, mcp
rag!: rag, retrieval, embeddings, vector database, vector db, chunking, pgvector, semantic search, reranker
evals!: evals, eval, =evaluation, hallucination, hallucinations, hallucinate, hallucinates, prompt engineering, prompts
finetune!: fine-tuning, fine tuning, finetune, finetuned, lora, local model, local models, ollama, llama, quantized, quantization
codequality~: code, codebase, quality, reviewing, generated code, output, writes, wrote, productivity, productive, boilerplate
security: security, password, passwords, secrets, api key, api keys, leaked key, env file, .env, 2fa, passkeys, auth, jwt, jwts, oauth, sso, session cookies
api: api, apis, rest, graphql, grpc, endpoint, endpoints, versioning, pagination, webhook, webhooks, rate limit, idempotency, idempotent
error: error, errors, error message, error messages, exception, exceptions, error handling, retry, retries, try catch
vim!: vim, neovim, nvim, emacs, vscode, vs code, dotfiles, editor
keyboard!: mechanical keyboard, keyboard, split keyboard, =switches, monitor, standing desk, ultrawide
linux: linux, ubuntu, arch linux, nixos, fedora, distro, desktop linux, wsl
oss: open source, open-source, oss, maintainer, maintainers, contributor, contributors, first contribution, sponsor
sideproject: side project, side projects, indie hacker, indie, saas, mvp, startup, launched, launch, users, paying, product hunt, weekend project, bootstrapped, solo founder
users~: users, user, customers, customer, signups, sign ups, feedback, first user, paying customers, beta
timezones!: timezone, timezones, time zone, time zones, daylight saving, dst, utc, date handling, datetime
mobile: mobile, ios, android, swift, swiftui, kotlin, react native, flutter, app store, play store, app review
naming!: naming things, =naming, variable names, name variables
strict!: strict mode, strict true, strictnullchecks, nouncheckedindexedaccess
types_: static typing, dynamic typing, strongly typed, types, typed

= tests + codequality/deploy - flaky | ask
- Coverage tells you what ran, not what was checked. I'd rather have 60% with sharp assertions than 95% of smoke.
- The test that earns its keep is the one that fails for a reason you can name. If nobody can say what breaks it, delete it.
- Write the test for the bug you just had. A suite grown from real failures beats any target percentage.
= review + junior/senior/docs/codequality | ask
- Label the comments: blocker, question, taste. Half of review pain is the author not knowing which one they got.
- Let a formatter take the style arguments. What's left is design, and that's worth a human.
- Best review question I know: how would we notice if this broke?
= prod + deploy/debug | trouble ask
- Revert first, understand after. Debugging forward in production turns a five minute incident into an evening.
- Write the timeline down while it's still warm. Two days later everyone remembers a tidier story.
> What gave it away, an alert or a user?
= prod + postgres | trouble ask
- Check locks before load. One forgotten transaction idle for an hour explains a surprising number of database incidents.
- Set statement_timeout and idle_in_transaction_session_timeout today. They turn the next outage into one failed request.
= observability + debug/slow/prod | ask
- One wide structured event per request beats ten log lines. You can ask it questions you didn't think of while writing it.
- Put the release id on every metric. Half of debugging is finding out what changed.
= nosql + postgres | ask
- Postgres with a jsonb column gives you the document store and keeps the joins for when you need them, which you will.
- Pick by access pattern. If you can list every query up front, key-value is great. If you can't, that's what SQL is for.
= cache + debug/prod/error/docs | trouble
- Version the key instead of clearing the cache. Invalidation bugs mostly vanish when old entries just stop being asked for.
- Most cache bugs are a missing piece of the key: tenant, locale or permission.
= refactor + codequality/meetings/estimate | ask
- Debt is only worth paying where you still drive. Look at what changed most in the last quarter and clean that.
- Don't ask for a refactoring sprint. Fold it into the feature that needs it and nobody has to sell anything.
= api + docs/ts/users | ask
- Cursor pagination from day one. Offsets are a promise you'll break at page 900.
- The nicest API docs are a curl that works when pasted. Everything else is reference.
- Additive changes and no version number get most APIs further than v1, v2, v3.
= sideproject + codequality/postgres - users, k8s, micro | ask
- Boring stack, one box, one database. Side projects die from infrastructure more often than from traffic.
- Ship the version that embarrasses you, to five people. Architecture is a treat for when somebody complains about speed.
`,
)

import { knowledge } from './format.ts'
import { techWords } from './tech-words.ts'

/** Building, running and shipping software. */
export const tech = knowledge(
  'tech',
  `${techWords}
= flaky + tests/ci | ask trouble share view
- Quarantine on the first flake and give it an owner and a date. A suite people rerun by reflex has already stopped being a test.
- Nine flakes in ten are shared state or a clock. Run the suite in random order for a week and the guilty tests name themselves.
- Ban sleep() in tests. Waiting on a condition with a timeout removes most of the randomness and makes the run quicker too.
> Is it the same few tests each time?
= ci + slow/docker | win
- Now put a ceiling on it, say ten minutes, and fail the build above it. Without a number it creeps back within a quarter.
- The next win is usually not running things: skip suites whose inputs didn't change and the median halves again.
= ci + slow | ask trouble share view
- Measure before parallelising: in most slow pipelines installing and checking out takes longer than the tests. Cache those first.
- Split by what changed. Running everything on every push is a habit from when the repo was small.
- A budget helps: ten minutes, and whoever pushes it over finds the savings. Without a number it only ever grows.
> Which step eats the most?
= tests + legacy/refactor | ask view share trouble
- Pin down current behaviour first, bugs included, with a few golden-master tests. Then refactor with something that shouts.
- Test at the seams: whatever talks to the network or the database. Unit tests inside a tangle just cement the tangle.
= tests + codequality/deploy - flaky | view ask share
- Coverage tells you what ran, not what was checked. I'd rather have 60% with sharp assertions than 95% of smoke.
- The test that earns its keep is the one that fails for a reason you can name. If nobody can say what breaks it, delete it.
- Write the test for the bug you just had. A suite grown from real failures beats any target percentage.
= bigpr | ask trouble view share
- Nobody reviews 2,000 lines, they approve them. Stack it: rename and moves first, behaviour second, cleanup last.
- Ask for a ten-minute walkthrough on big ones and let the author comment their own diff first. They find half of it themselves.
= review + slow | ask trouble view share
- Slow reviews are usually a size problem wearing a people costume. Under 200 lines they get done between meetings.
- Make reviewing the first thing in the morning rather than the thing after your own work. Queue time drops without anyone working more.
= review + junior/senior/docs/codequality | view ask share
- Label the comments: blocker, question, taste. Half of review pain is the author not knowing which one they got.
- Let a formatter take the style arguments. What's left is design, and that's worth a human.
- Best review question I know: how would we notice if this broke?
= deploy + friday | view trouble share win ask
- Friday deploys aren't the risk, slow rollbacks are. If undo takes two minutes the day of the week stops mattering.
- If Friday is scary, so is Tuesday, you just have more people around to hide it.
> How long does a rollback take you?
= deploy + rollback | view share ask win
- Separate deploy from release. Once the flag decides who sees it, shipping becomes boring and rolling back takes seconds.
- Practise the rollback on a calm day. Untested rollbacks fail in the same places as untested backups.
- Flags need a death date. The stale ones turn into config nobody dares to touch.
= prod + deploy/debug | trouble share ask
- Revert first, understand after. Debugging forward in production turns a five minute incident into an evening.
- Write the timeline down while it's still warm. Two days later everyone remembers a tidier story.
> What gave it away, an alert or a user?
= prod + postgres | trouble share ask
- Check locks before load. One forgotten transaction idle for an hour explains a surprising number of database incidents.
- Set statement_timeout and idle_in_transaction_session_timeout today. They turn the next outage into one failed request.
= oncall | trouble view share ask
- Every page should end in a fix, a runbook line or a deleted alert. Anything else is paying someone to be tired.
- Count pages per shift and put it next to the sprint work. On-call gets better the week that number has an owner.
- A good rotation has a secondary who's really reachable. The fear of being alone with it costs more sleep than the pages.
> How many pages in a bad week?
= postmortem | view share ask
- "Human error" is where a postmortem starts, not where it ends. What made the wrong command easy to type?
- Two action items with names beat twelve without. Most incidents repeat because the follow-up had no owner.
- Blameless works when the first slide is the system and the last one is what went well.
= alerts + observability/prod | trouble view ask share
- Alert on what users feel, chart the rest. CPU at 90% with happy requests isn't news.
- Delete every alert nobody acted on in the last month. What's left gets believed again.
= observability + debug/slow/prod | view ask share
- One wide structured event per request beats ten log lines. You can ask it questions you didn't think of while writing it.
- Put the release id on every metric. Half of debugging is finding out what changed.
= index + query/postgres | win
- Check the write side next week. Each index is paid for on insert, and the old ones nobody uses can go.
- Then look at the next one in pg_stat_statements. There's usually a second query of the same kind hiding behind the first.
= index/query + postgres/slow | ask trouble share win view
- Run it with EXPLAIN (ANALYZE, BUFFERS) on real data. The plan on your laptop's 200 rows is a different query.
- Column order in a composite index matters more than having one: equality columns first, then the range.
- Look at rows removed by filter in the plan. A big number there is the index you're missing.
- Nearly every slow page I'd bet on is an N+1, not a missing index. Count the queries before tuning one.
> How many rows in the table?
= postgres + slow - index, query | ask trouble share win
- pg_stat_statements sorted by total time, not mean. The 3 ms query run 400 times a page is usually the villain.
- Check autovacuum before hardware. A bloated table reads like a slow disk.
= migration | win
- Keep the old path readable for another week before dropping anything. The surprise is generally a nightly job nobody had on the list.
- Write the runbook today while you remember which step was scary. The next one will be half the work.
= migration + postgres/prod/deploy/slow | ask trouble share view
- Expand, migrate, contract: add the column, write to both, backfill in batches, switch reads, drop a week later. Dull and it never pages.
- Set lock_timeout to a couple of seconds on every migration. A failed migration you retry beats a queue behind an ALTER TABLE.
- Backfill in small batches with a pause. One big UPDATE doubles the table and keeps vacuum busy all night.
> How big is the table?
= sqlite | view ask share win
- SQLite in WAL mode on one box covers far more traffic than people expect. The limit you hit first is usually one writer at a time.
- The part to plan for is backup, not load. Litestream or a scheduled .backup and you're in good shape.
= nosql + postgres | view ask share
- Postgres with a jsonb column gives you the document store and keeps the joins for when you need them, which you will.
- Pick by access pattern. If you can list every query up front, key-value is great. If you can't, that's what SQL is for.
= orm | view ask trouble share
- ORM for the writes, plain SQL for the reports. Most ORM hate comes from asking it to do both.
- Log the SQL it emits in development. The magic is fine as long as you can see it.
= cache + slow | ask view trouble share
- Cache last. A cache over a slow query gives you a fast page and a slow page that only shows up at peak.
- Before Redis, look at HTTP caching headers. The quickest request is the one that never arrives.
= cache + debug/prod/error/docs | trouble view share
- Version the key instead of clearing the cache. Invalidation bugs mostly vanish when old entries just stop being asked for.
- Most cache bugs are a missing piece of the key: tenant, locale or permission.
= queue + api/error/postgres | ask view share trouble
- Assume every job runs twice. Idempotency keys are cheaper than every exactly-once promise on the market.
- A jobs table with SKIP LOCKED goes a very long way before a broker pays rent.
= micro | view ask trouble share
- Split along teams, not along nouns. A service without an owner is just a slower function call.
- The test is deploys: if two services always ship together, they're one service with a network in the middle.
- Modules with enforced boundaries get you most of it without the pager. You can still pull one out later.
> How many people on the team?
= k8s | view ask trouble share
- Kubernetes is fine when someone's job is Kubernetes. For three services and two people a couple of VMs sleeps better.
- Most cluster pain is missing requests and limits. Set memory request equal to limit and a lot of 2am mysteries stop.
> How many services are on it?
= docker + slow/ci/deploy | ask trouble share win
- Copy the lockfile and install before copying the source. That one reorder turns most image builds from minutes to seconds.
- Multi-stage plus a .dockerignore shrinks more than alpine does, without the libc surprises.
= serverless | view ask trouble share
- Serverless shines for spiky and glue, and gets expensive for steady. Do the maths at your flat load, not your peak.
- Cold starts are mostly bundle size. Trim the dependencies before paying for provisioned concurrency.
= cloudbill | trouble view share ask win
- Look at NAT and cross-AZ traffic first. Compute gets the attention, data transfer gets the money.
- Tag by team and mail each one its own bill weekly. Spend drops before anyone optimises anything.
> What's the biggest line on it?
= selfhost | ask view share win recommend
- Self-hosting is a backup problem disguised as a server problem. Restore it once before you trust it.
- One modest VPS with Postgres on it handles more than most startups will see in two years. The missing piece is somebody who patches it.
= strict
- Fix the errors by folder and ratchet: a count in CI that may only go down. Two hundred of them is about two weeks of coffee breaks.
- Sort them by file first. Half usually come from three badly typed helpers, and the list collapses once those are right.
- Expect a handful of those to be real bugs somebody already has a ticket for. They make the case for the rest.
= ts + types_/legacy/refactor/js | view ask share win trouble
- Turn on strict per folder rather than all at once. noUncheckedIndexedAccess finds more real bugs than removing every any.
- Parse at the edges, trust inside. Types only help once unknown data has been checked where it comes in.
- The types you want are the ones that make the wrong state impossible to write. Optional fields everywhere is just JavaScript with paperwork.
= deps + js/python/security/prod | trouble view ask share
- Every dependency is a hire you didn't interview. For under 50 lines I'd copy it with its licence and its tests.
- Upgrade weekly in small bites. Yearly upgrades are a rewrite with changelogs.
- Pin, use the lockfile in CI, and wait a few days before new releases. Most supply chain attacks are found inside that window.
= react + state | ask trouble view share
- Most useEffect code is derived state in disguise. If it can be computed while rendering, compute it there.
- Keep server data out of your store. A query cache plus local state leaves very little for a state library to do.
= react + bundle | ask view trouble share
- Measure what ships to the first screen. One date library and one icon set usually outweigh the app.
- Rendering on the server helps only if the page works before the JS lands. Otherwise it's a picture of a page.
= css | view share trouble ask win
- Grid for the page, flex for the row, gap for everything else. Margins between siblings cause most layout grief.
- Utility classes are great until the same twelve repeat everywhere. That's the moment for a component, not for a config.
= htmx | view ask share
- HTML from the server covers more apps than the job ads admit. The line is shared client state: once two widgets argue, bring a framework.
- Progressive enhancement pays back in testing too. A form that works without JS is a form you can curl.
= python + deps/docs/slow | ask view trouble share recommend
- uv ended most of the packaging argument. Lockfile, Python version and virtualenv in one tool, and CI installs in seconds.
- Profile before rewriting it. Slow Python is generally one loop that belongs in SQL or numpy.
= rust | view ask share trouble win
- The borrow checker fight ends when you stop storing references in structs. Clone first, optimise once it runs.
- Rust pays off where being wrong is expensive. For a CRUD backend you mostly buy compile times.
= legacy + refactor | view ask trouble share
- Strangle it: route one endpoint at a time to the new code and delete as you go. Full rewrites ship the old bugs with new names.
- That ugly branch is often a customer. Check the blame before you tidy it.
- Rewrites fail on the last 20%, where all the undocumented behaviour lives. Start with that part and you'll know if it's worth it.
> How old is it?
= refactor + manager/senior | ask trouble view share
- Put a price on it in their units: this module cost nine days of the last quarter, cleaning it costs four. Managers fund arithmetic, nobody funds tidiness.
- Don't ask for a project, ask for the boring version: one slice with each feature that touches it. Nobody has ever said no to that.
= refactor + codequality/meetings/estimate | view ask share
- Debt is only worth paying where you still drive. Look at what changed most in the last quarter and clean that.
- Don't ask for a refactoring sprint. Fold it into the feature that needs it and nobody has to sell anything.
= debug + slow/prod/error/tests - regex | share view trouble ask win
- Binary search it: halve the input, the commits or the config. It feels slow and beats intuition by an hour.
- The hardest bugs are where two assumptions are both nearly true. Printing what you're sure of finds them.
- Get the repro under ten seconds first. Everything after that gets easier.
- Write the failing test before the fix. Otherwise you've only proven you can change the code.
= regex | view trouble share ask
- Name the groups, use the x flag where you have it, and keep five example strings beside it. The regex isn't the problem, the missing examples are.
- If it needs a lookbehind inside a lookahead, it wants to be a parser.
= git | view ask trouble share
- Rebase your own branch, never a shared one. With --force-with-lease even the accidents are survivable.
- rerere is the setting nobody turns on: resolve a conflict once and git remembers it for the next rebase.
- Commit messages are for the person running git blame at 2am. The why, one line, done.
= docs + junior/codequality/legacy/oncall/api | view ask share trouble
- Documentation rots at the speed of what isn't executed. Put the command in a script and have the docs point at it.
- Let the newest person fix the onboarding docs as they go. They're the only one who can still see the gaps.
- Write down decisions rather than descriptions. The code says what, nobody remembers why.
= estimate | trouble view ask share
- Estimate by asking what would have to be true for it to take twice as long. The list is the real estimate.
- Track how wrong the last ten were and multiply. It's ugly and better than poker.
- Cut the scope until the smallest piece is two days. Those estimates are honest by accident.
= meetings + remote/codequality/estimate | trouble view share ask
- A standup that could be three written lines should be. Keep the call for what's stuck.
- Two no-meeting mornings a week do more for output than any process change, and cost nothing.
= standup
- Past ten minutes it's a planning meeting on its feet. Walk the board from the right, talk only about what's stuck, and let pairs leave together.
- Written updates by ten, and the call only for what somebody marked red. Most days there's nothing to call about.
= remote + junior/manager/docs/senior | view ask share trouble
- Remote works when the default is written. Teams that struggle usually have an office culture on a video call.
- Juniors need overheard conversations. Remote teams can do that with open pairing hours, but only on purpose.
= leetcode | view share trouble ask
- It selects for people who had time to practise. Two hours of reading a small pull request together tells you more and nobody has to cram.
- Four weeks of it, same fifteen patterns, then stop. It's a toll and not a skill, so pay the minimum.
= interview + junior/senior/codequality/tests | ask view trouble share
- The best signal I know is debugging something small together. It's closer to the job than inverting trees.
- Take-homes are fine at two hours, paid or discussed afterwards. Beyond that you're selecting for free weekends.
- Talk through tradeoffs out loud. Interviewers forgive a wrong turn they can follow.
= junior + interview/sideproject/oss/codequality | ask view share win trouble
- One small thing that real people use teaches more than ten tutorials. Users find the parts a course leaves out.
- Read more code than you write for a while. Debugging somebody else's project is the job in miniature.
- Ask earlier, with what you tried. Thirty minutes stuck is learning, three hours is pride.
= senior + codequality/manager/meetings/junior | view ask share win
- The senior skill is mostly subtraction: what not to build, which meeting can be a doc, which abstraction can wait.
- Seniority shows in how boring the rollout is.
= manager + meetings/senior/junior/oncall | view ask share trouble
- Keep the 1:1 when there's nothing to talk about. That's when the real thing comes up.
- Going back to IC isn't a step down, it's rotating a skill set. The best leads I can think of have done both.
= ai + codequality | view ask share trouble win
- It moves the bottleneck from writing to reviewing. Teams with good tests get faster, the others get more code.
- Great at the first 80%, confident about the rest. I'd keep its diffs as small as a junior's.
- The useful habit is making it write the failing test first. Then its mistakes are cheap.
- Typing was never the slow part. Where it helps is the unfamiliar API and the boring migration.
> What do you use it for most?
= ai + junior | view ask share trouble
- Juniors can use it well if the rule is: explain every line you commit. It's a great tutor and a terrible autopilot.
- The risk isn't wrong code, it's never having been stuck. Being stuck is where the model of the system gets built.
= ai + tests/debug/review | view ask share trouble
- Have it argue against the diff rather than summarise it. You get one real finding in five and that's a good rate.
- Tests written from the implementation only prove it does what it does. Feed it the spec and hide the code.
= agents | view ask share trouble win
- Most agents are a while loop with a budget problem. Narrow tools and a hard step limit do more than a better prompt.
- Reliability multiplies: ten steps at 95% finish 60% of the time. Fewer steps beats smarter steps.
- Give it an undo before you give it autonomy. Reversible actions are where agents already work.
> How do you check its output?
= rag | ask view trouble share win
- Fix retrieval before the prompt. Hybrid search plus a reranker beats swapping the embedding model nearly every time.
- Chunk along the document's own headings, not by token count. Half of bad answers are half a table.
- Log the question, what was retrieved and the answer together. Most complaints turn out to be missing documents.
> How big is the corpus?
= evals + ai/rag/agents/tests/prod | ask view share trouble
- Thirty real cases in a spreadsheet beat any benchmark. Add each complaint as a row and run it on every prompt change.
- Measure whether it says "don't know" when it should. That number moves trust more than accuracy does.
= finetune | ask view share win
- Fine-tune for format and tone, retrieve for facts. Mixing those up is how budgets vanish.
- A small local model with a tight task beats a big one with a vague task, and it never changes under you.
- Try a few-shot prompt with 20 good examples before training anything. It's the baseline people skip.
= security + api/prod/deps/js/junior | trouble view ask share
- Rotate first, investigate second. A key that was public for a minute is public.
- Sessions in a cookie are still the boring right answer for most apps. JWTs earn their keep between services, not in a browser.
- Secret scanning in the pre-commit hook costs an hour and saves the worst afternoon of the year.
= api + error | view trouble ask share
- Put a machine-readable code beside the sentence. Clients match on text exactly once, and then you can't change it.
- Retries need a budget and jitter, or your recovery looks like an attack.
= api + docs/ts/users | view ask share
- Cursor pagination from day one. Offsets are a promise you'll break at page 900.
- The nicest API docs are a curl that works when pasted. Everything else is reference.
- Additive changes and no version number get most APIs further than v1, v2, v3.
= error + codequality/users/debug | view share trouble ask
- A good error says what happened, what it touched and what to try next. Most say the first half of the first.
- Catch where you can act. Every other try/catch is a place for bugs to hide.
= vim | view ask share win recommend
- The editor matters less than knowing ten commands of it cold. Learn one motion a week and nothing else.
- Modal editing pays in navigation rather than typing. Vim keys inside whatever you use already gets you most of it.
= keyboard | ask recommend share win view
- Fix the height before the switches. Elbows level and screen at eye line beats any board.
- A split board takes about two weeks of feeling stupid. Keep the old one for meetings.
= linux + selfhost/docker/keyboard/junior | view ask share win trouble
- Pick the boring distro and spend the saved weekends on what you wanted the machine for.
= oss + docs/users/junior/codequality | view ask trouble share win
- Maintainers burn out on triage, not code. An issue template with a repro field removes half of it.
- For a first contribution, fix the docs you tripped over. You already know the problem better than the maintainer does.
= oss + review/deploy | win share
- Stay in the same repo for the next one. By the second PR maintainers remember your name, and the review gets more interesting.
- Good moment to answer an issue or two. Maintainers value a clear reproduction nearly as much as a patch.
= sideproject + users | ask share win trouble view
- Talk to the ones who signed up and never came back. Five of those calls beat a month of features.
- The first ten users come by hand: one message each, no funnel. What they say becomes the landing page.
- Charge early, even a little. Free users tell you what's nice, paying ones tell you what's missing.
> Where did they come from?
= sideproject + codequality/postgres - users, k8s, micro | view ask share
- Boring stack, one box, one database. Side projects die from infrastructure more often than from traffic.
- Ship the version that embarrasses you, to five people. Architecture is a treat for when somebody complains about speed.
= timezones | trouble view share ask
- Store the instant in UTC and the zone by name. For future appointments store local time plus zone, because governments change offsets.
- Put one test user on each side of midnight and one on a half-hour offset. Kathmandu finds everything.
= mobile + users/deploy/slow | ask trouble view share
- Server-driven flags matter double on mobile: you can't roll back a store release. Ship dark, then switch it on.
- Support the version from two years ago in staging. That's what a third of your users have.
= naming | view share trouble ask
- If the name needs "and", it's two things. If it needs "manager", it's none.
- Name it after what the caller wants, not how it works. The how changes first.
`,
)

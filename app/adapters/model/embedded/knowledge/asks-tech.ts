import { asks } from './asks.ts'

export const techAsks = asks(`
tests: How long does the whole test run take locally? | Which tests would you delete tomorrow? | Unit tests or end to end, where do the real bugs get caught? | Who fixes the tests when they go red on main? | What does a new test cost you, minutes or an afternoon?
flaky: Is it time, order or network that makes them flaky? | Do the flaky tests get retried or quarantined? | How do you count flaky runs?
ci: What's the slowest CI step? | How many minutes from push to green? | Does CI cache the dependencies or install anew? | Which part of the pipeline runs twice for no reason?
review: How long does a review wait on average? | Who reviews the reviewer's code? | What's the one thing you always look at first in a review? | Do you pull the branch for a review or read the diff only?
bigpr: How many files were in that PR? | !Could the refactor have been its own PR? | Who volunteered to read it?
deploy: How often do you deploy on a normal day? | What do you look at in the first five minutes after a deploy? | One button, or a checklist for the deploy? | Who may deploy?
friday: What time on Friday is your last deploy? | What was in that Friday change?
rollback: How long does a rollback take, honestly measured? | Does the rollback include the database? | Who decides on a rollback?
prod: !How did you notice it in prod, an alert or a customer? | !What was different between staging and prod? | How far apart are staging and prod by now?
oncall: How many pages in a normal on-call week? | Who gets the follow-up ticket after an on-call night? | Is on-call paid or just endured?
postmortem: What came out of the postmortem besides the document? | Who reads the old postmortems? | How soon after the incident was the postmortem?
alerts: How many alerts a week lead to an action? | Which alert would you mute for good? | Who owns that alert?
observability: !Logs, metrics or traces, what found it? | What does a month of those logs cost? | Which field do you always wish was logged?
postgres: Which Postgres version is that on? | How big is the largest table? | Managed Postgres or your own box? | How do the backups get tested?
index: Partial index or the whole table? | What did EXPLAIN say before and after the index? | How much slower are the writes with that index?
query: How many rows did the query touch to return those? | Did the planner change its mind with more data? | Who found the slow query, a trace or a user?
migration: How long does a migration hold its lock? | Expand and contract, or one go? | Could you have gone back halfway through the migration?
sqlite: WAL mode, I assume? | How many writes a second does that SQLite file see? | How do you back the SQLite file up?
nosql: What would the same thing look like as two tables? | Which query does the document model make easy?
orm: Which query does the ORM write that you'd never write? | Do you drop to SQL often, or fight the ORM?
cache: What invalidates that cache? | What's the hit rate of the cache? | What happens when the cache is cold? | Which layer caches it, and does anybody else cache it too?
queue: What happens to a message that fails five times? | How deep does the queue get at peak? | Are the consumers idempotent?
micro: How many services for how many people? | Which service would you merge back first? | How do you trace one request through all services?
k8s: How many nodes is the cluster? | Who on the team can debug the cluster at night? | What did you run on before Kubernetes? | Helm, Kustomize or plain YAML?
docker: How big is the image? | Which layer breaks the Docker cache every time? | Same image in CI and prod?
serverless: How bad are the cold starts? | What does the Lambda bill look like at your peak? | How do you run it locally?
cloudbill: Which line of the bill grew most? | Who looks at the bill each month? | Is it egress or idle machines?
selfhost: Who gets up when the self-hosted box is down? | What hardware is it on? | How do the backups leave the house?
ts: How many anys are left? | Strict from the first day, or added later? | Where do the types lie, at the API edge?
js: Which Node version is that on? | How old is the oldest dependency in there?
deps: How many transitive dependencies came with it? | Do you update weekly or when something breaks? | Who reads the changelogs?
react: How many re-renders did that component do? | Server components or all on the client? | Where does that state live now?
css: Grid or flexbox for that one? | How much CSS is on the page that nothing uses? | !Which browser broke it?
bundle: What's the biggest thing in the bundle? | How many kilobytes before the first click works? | What did the bundle look like a year ago?
htmx: How much JavaScript is left after the move to htmx? | Which screen was hardest without a framework?
python: Poetry, plain pip or uv? | How do you pin the Python version? | Type hints checked in CI, or decoration?
rust: How did the team take to the borrow checker? | What's the compile time by now? | What was it written in before Rust?
legacy: What's the oldest commit still running? | Who still knows why the legacy part is as it is? | Which part of the legacy code do you trust most?
refactor: How did you keep shipping during the refactor? | What did the diff stat say at the end of the refactor? | Which test made the refactor safe?
debug: !How long did it take to reproduce? | !What did you believe for the longest time that was wrong? | Print statements or a real debugger?
regex: How many test cases does that regex have? | Would a tiny parser be shorter than the regex?
git: Rebase or merge on your team? | How long-lived are your branches? | What did git reflog save you from this time?
docs: Who updates the docs when the code moves? | Which page of the docs gets read most? | Docs in the repo, or in a wiki?
estimate: How far off was the last estimate? | Points, days or T-shirt sizes? | Who sees the estimate, the team or the customer?
standup: How many people are in the standup? | Would a written standup lose anything?
meetings: How many hours of meetings is your week? | Which meeting could go and nobody would ask?
remote: How many time zones is the remote team in? | What do you miss from the office, if anything?
leetcode: Did the job ever need anything like that LeetCode question? | Which problem did they give you?
interview: How many rounds was that interview? | What did the interview not ask that the job needs every day? | Take-home or live?
junior: Who pairs with the juniors? | What was the junior's first ticket? | How long until the junior deployed alone?
senior: How much of the senior week is still code? | What do the seniors stop doing when it gets busy?
manager: How many reports does that manager have? | Still coding as a manager, or all calendar?
ai: Which tasks do you not give to the model any more? | Who reviews what the AI wrote? | How much of the AI diff survives the review? | What does the model get wrong most in your codebase?
agents: What may the agent do without asking? | How do you notice when an agent goes in circles? | What does an agent run cost you?
rag: How do you chunk the documents? | Did you measure retrieval by itself? | How often is the answer in the top three chunks?
evals: How many cases are in the eval set? | Who labels the evals? | Which failure did the evals miss?
finetune: How many examples went into the fine-tune? | What did the prompt alone get before the fine-tune?
security: When did you last rotate the secrets? | Passkeys for the team yet?
api: How do you version the API? | Which endpoint do clients misuse most? | What does the API answer when it's overloaded?
error: Does the error message say what to do next? | Who sees the error first, you or the user? | How many different errors share that text?
vim: How long is the config by now? | Which plugin would you keep if it was one? | Vim keys in the IDE too?
keyboard: Which switches are in the keyboard? | Split or staggered? | How long until the typing speed came back?
linux: Which distro, and how many years on it? | Does sleep work on that laptop? | What made you switch to Linux?
oss: How many maintainers does the project have? | Who pays for the open source hours? | How do you deal with the issues nobody can reproduce?
sideproject: How many hours a week does the side project get? | What's the smallest version somebody would use? | Who was the first user?
timezones: Do you store the zone beside the UTC time? | !Which daylight saving night broke it?
mobile: How long does the app review take these days? | One code base, or native twice? | Oldest OS version you still support?
naming: What was it called before? | Who won the naming argument?
`)

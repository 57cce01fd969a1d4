import { parseBank } from '../parse-bank.ts'

export const tech = parseBank(`tech #coding #devlife #buildinpublic #backend 💻
+ Software is hard. | I love computers. | Code is read more than written. | Building in public, I suppose. | Developers will understand.
~ Backend, {language} mostly. I delete code for a living.
~ Staff engineer, recovering microservice enthusiast.
~ SRE. If you see me, something is broken.
~ Indie maker of a small tool for {tool} users.
language = Rust | TypeScript | Go | Python | Elixir | Kotlin | Zig | Swift | plain SQL
tool = Postgres | Kubernetes | Terraform | Redis | Vite | GitHub Actions | OpenTelemetry | SQLite | Docker | Kafka | nginx
bug = a timezone | an off-by-one in the pagination | a stale cache | a missing index | two clocks that disagreed | a retry without a limit | an env var with a trailing space | a lock that nobody released
practice = small pull requests | writing the runbook first | deleting the feature flag | reading the query plan | pairing for an hour | a boring monolith | property tests | one owner per service
who = our newest hire | the on-call engineer | a customer | my manager | a contributor I never met | the intern | the database person
when = today | last night | at 3 am | just before the demo | on Friday | during the migration
The outage {when} was {bug}. It is always {bug}.
> {bug} has brought down more companies than any attacker.
> {bug} again. At least the postmortem template is filled in already.
> Could an alert have caught it, or is {bug} one of those that only shows in daylight?
> Somewhere there is a test named after {bug} that nobody has written yet.
{who} fixed in ten minutes what cost me hours: {bug} in our {*tool} setup. Lunch is on me.
> Ten fresh minutes beat hours of staring. {bug} hides from whoever put the {tool} setup together.
> Lunch is cheap for {bug}. Did {who} say how they saw it?
> Fresh eyes are the best debugger there is, {tool} or not.
> Your hours ruled everything else out first. {bug} was all that was left.
Moved a service from {language} to {*language}. {20-70} percent less code, same bugs, nicer errors.
> Same bugs is the honest part of every rewrite. Nicer errors are worth something at night.
> {number} percent less to read is the win that lasts.
> How much of the {number} percent is {language2} and how much is just knowing the problem the second time?
> Rewrites go well when you delete features on the way. {number} percent suggests somebody did.
Hot take: give me {practice} over any new {*tool} feature.
> No changelog ever mentions {practice}, so nobody gets excited. It's right though.
> Nobody gives conference talks about {practice}, and that's how you know it works.
> The {tool} feature is easier to get a budget for, sadly.
> Which {tool} feature set you off?
What do you use for migrations with {*tool} when the table has {2-90} million rows and nobody may notice?
> Add nullable, backfill in small batches, then the constraint as not valid and validate it later. {number} million rows won't notice.
> At {number} million it's mostly about lock timeouts: keep them short, retry, and never in one transaction.
> Expand, copy in batches, switch reads, then drop. Dull, and nobody notices.
> Does anything write to it constantly? That decides more than the {number} million rows.
Reading the {*tool} source {when}. The comments are better than most books.
> The {tool} comments were written by people who got paged for it.
> Source like that teaches more than a course. Where did you start reading?
> Good comments say why it isn't done the obvious way. {tool} has plenty of those.
> An evening in the {tool} source saves a month of guessing.
I keep meeting teams who adopt {*tool} to solve what {practice} would solve for free.
> {tool} comes with a logo and nobody ever drew one for {practice}. Guess which gets adopted.
> Free is the problem. Nobody gets promoted for {practice}.
> And then they need {practice} anyway to run {tool}.
> How do you tell the teams? It has to be their idea somehow.
Shipped a small thing in {*language} {when}. {90-900} lines, no framework, and it starts in {3-40} ms. Joy.
> {number2} ms to start! There's a special joy in {language} with nothing underneath.
> {number} lines is about what one head can hold. That's the sweet spot.
> Small, fast and finished is rarer than clever. What does it do?
> The next person can read all {number} lines before lunch, that's the real feature.
Our CI went from {18-45} minutes to {3-9} by doing less. Mostly by asking {*tool} to do less.
> {number} minutes to {number2} changes how people work, not only how long they wait for CI.
> Asking for less is the one optimisation that never regresses. What did you cut from CI first?
> At {number2} minutes people stay and watch. At {number} they open another branch.
> {tool} is rarely slow, it's just very obedient.
Anyone running {*tool} on a single big box and happy? I would love to hear where it started to hurt.
> It hurts at upgrades and restores long before it hurts at load. Test how long the box takes to come back.
> Plenty of people are, quietly. One big {tool} box and good backups goes far.
> Usually the first pain is one noisy job next to everything else. A second box just for that helps.
> What load is it under now? A single {tool} goes further than its reputation.
Wrote a postmortem for {bug}. The best line came from {who}: "the alert was right, we were not".
> That line should hang above the on-call desk.
> {who} should write all of them. Did the alert get an apology?
> Alerts get ignored because they were wrong once. {bug} collected the debt.
> A postmortem with a line like that actually gets read.
{who} asked why we still run {*tool}. I had no good answer, so now I am writing one.
> Writing the answer is how you find out whether to keep {tool}.
> "Because it works and everybody knows it" is a fine answer for {tool}, if it's true.
> Good question from {who}. The best ones sound naive.
> Let us know what wins, the reasons or the migration plan. What's the strongest case against {tool} so far?
spent all day on a bug. it was {bug}. the fix is one line. i would like my day back please
> One line a day is a respectable pace for {bug}.
> The fix is one line, knowing which one is the day. {bug} never gives refunds.
> {bug} takes exactly one day, whatever the fix. It's a law.
> Write the day down somewhere so the next person with {bug} only loses an hour.
AI wrote {60-900} lines for me {when}. I kept {4-40}. Those were good though.
> {number2} lines kept of {number} is about the rate of anybody's first draft.
> Reading {number} lines to keep {number2} is the new typing.
> Knowing which {number2} lines are good is still the job.
> Would you have written those {number2} lines the same way? That's the interesting part.
@ With {topic} we ended at {practice}, and it has held for a year.
> A year of holding is a good reference, thank you. {practice} it is.
> Thanks, {practice} does the trick quietly, by the sound of it. A calm way to deal with {topic}.
> A year is good to hear. What did you try before {practice}?
@ Let me guess, {bug}? It was for us, twice.
> Twice! {bug} deserves its own dashboard.
> {bug} is never a bad first guess. Thanks for the warning.
> If it was {bug} twice, where did it hide the second time?
`)

export const crypto = parseBank(`crypto #crypto #bitcoin #defi #web3 🪙
+ Crypto is never boring. | Not advice. | The market can wait. | Building goes on.
~ Self-custody, slow thumbs, {chain} since {2014-2020}.
~ Reads audits for fun. Not advice.
~ Node runner. {3-9} years, {2-5} hard drives.
chain = Bitcoin | Ethereum | Solana | Monero | a small rollup | Cosmos | Lightning
thing = hardware wallet | multisig | bridge | seed phrase backup | validator | staking pool | stablecoin
trouble = the fees tripled while I was typing | the bridge was paused | my node fell behind | the app wanted a signature for everything | the explorer was down
lesson = test with a tiny amount first | write the seed on metal | never rush a signature | read what you sign | keep the boring coins boring | do not touch it on weekends
Moved my {*thing} setup to a new device. {2-6} hours, {lesson}, one moment of pure terror.
> {number} hours is quick if you checked everything twice. The terror means you were paying attention.
> Everyone who has moved a {thing} knows that exact moment.
> "{lesson}" should be on the box.
> Did you do a dry run of the recovery too? With a {thing} it makes the next move to a device boring.
Tried {*chain} for payments at {a café|a bookshop|the barber|a market stall}. It worked. The owner was more surprised than me.
> {choice} is exactly where it has to work or it never will.
> Worked and surprised is a better advert for {chain} than any chart.
> How long did the payment take at the till? That's the number people care about.
> The boring part after that is accounting. Did the owner keep it or change it at once?
{trouble}. I love this technology and it hates me.
> That's how technology shows affection.
> One day the plumbing will be invisible. Today {trouble}, apparently.
> Every early technology hated its fans. This one just charges for it.
> Did the technology at least let you through in the end?
Explained a {*thing} to {my mother|a colleague|my barber|a taxi driver} with {two envelopes|a cookie jar|a library card}. It finally clicked, for both of us.
> {choice2} beats every whitepaper. If {choice} gets it, the explanation is right.
> You only know a {thing} once it fits into {choice2}.
> That should be the test for every product: {choice2} and one minute.
> What was the question that made it click?
Rule I keep after {3-9} years: {lesson}. Everything else is mood.
> {number} years and it comes down to one line. "{lesson}" ages well.
> Most losses are somebody skipping that exact rule once.
> A rule that survives {number} years is always a dull one.
> How did you learn the rule, the cheap way or the other way?
What are people using for a {*thing} these days? Mine is from {2018-2022} and the vendor has gone quiet.
> With a quiet vendor I'd move while everything still works. Pick one with open firmware and recent releases.
> From {number} with no updates is reason enough to move a {thing}. Calm days are the time for it.
> Whatever you can recover without the vendor. If a {thing} passes that test, age matters less.
> Which matters more to you in a {thing}, open source or a vendor who picks up the phone?
Half of my feed thinks {*chain} is dead, the other half is shipping. I know where I would sit.
> The shipping half is too busy to argue about {chain}.
> {chain} has been dead so often that it must be good for it.
> Commits say more than feeds do. What are they shipping that you like?
> Calling {chain} dead is cheap, shipping isn't.
Read an audit of a {*thing} today. {5-30} findings, {1-4} critical, and the team answered every one in public. More of this.
> Answering {number} findings in public is worth more than a clean report.
> An audit with {number2} critical and honest replies is a team I would trust more, not less.
> Most people only read the badge. Thanks for reading the audit.
> How fast did they fix the critical ones? That's the second half of the grade.
A {*thing} should not need a {20-60}-minute tutorial. We still build for ourselves.
> A {number}-minute tutorial is {number} minutes too many for most people.
> If a {thing} needs a tutorial, the product is the tutorial.
> Building for ourselves is how it stays us. The {thing} that wins will be dull.
> Which step loses people first? In a {thing} it's usually the words.
Lost {20-90} dollars in fees because {trouble}. Cheap lesson: {lesson}.
> {number} dollars is a fair price for "{lesson}". Some pay with a house.
> Fees teach quickly. {number} stings just long enough to stick.
> Fees like that catch everybody once. The lesson is right.
> Cheap as lessons go. Fees at quiet hours are usually a fraction of that {number}.
@ Same with {topic} here. My rule now: {lesson}.
> "{lesson}" is a good rule, thank you.
> Thanks, "{lesson}" would have saved some trouble with {topic}.
> A rule worth borrowing. How long have you kept it?
@ Was it {chain} again? Mine needed a restart twice this month.
> Twice a month would try anybody's patience. Thanks for the hint about {chain}.
> Good to know it isn't only here. Did the restart on {chain} hold?
> Thanks, a restart is easy enough to try first.
`)

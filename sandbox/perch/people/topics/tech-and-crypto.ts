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
The outage {when} was {bug}. It is always something that small.
> The smaller the cause, the longer the outage. It's hard to think of anything smaller than {bug}.
> A test for {bug} is going to look very cheap after that outage.
> What gave it away in the end? {bug} could hide behind healthy graphs for hours.
> Never the scary distributed thing, always {bug}. Hope the outage was a short one.
{who} fixed in ten minutes what cost me hours: {bug} in our {*tool} setup. Lunch is on me.
> Ten minutes of fresh eyes beat hours of staring every time. Lunch sounds like a fair price.
> Your hours ruled out everything else first, so half of those ten minutes were yours. Still worth a lunch.
> Hours in, you stop seeing the obvious. Ten minutes of somebody else's eyes is the cheapest tool there is.
> One lunch is cheap for {bug}. The story of where to look first is worth dessert as well.
Moved a service from {language} to {*language}. {20-70} percent less code, same bugs, nicer errors.
> "Same bugs, nicer errors" belongs on the box of every new language.
> {number} percent less code to read will still be paying you back in two years.
> How much of the {number} percent is {language2} and how much is just knowing the problem the second time?
> At least you know the old bugs by name. In {number} percent less code they have fewer places to hide.
Hot take: give me {practice} over any new {*tool} feature.
> No changelog ever announced {practice}, so the {tool} feature gets all the attention.
> And you can start with {practice} this afternoon. The {tool} feature wants an upgrade first.
> The {tool} feature is easier to get a budget for, sadly.
> Which {tool} feature set you off? There has to be a story behind a take like that.
What do you use for Postgres migrations when the table has {2-90} million rows and nobody may notice?
> Add nullable, backfill in small batches, then the constraint as not valid and validate it later. {number} million rows won't notice.
> At {number} million it's mostly about lock timeouts: keep them short, retry, and never in one transaction.
> Expand, copy in batches, switch the reads, drop the old column a week later. Dull, and nobody notices.
> Does anything write to it constantly? That decides more than the {number} million rows.
Reading the {*tool} source {when}. The comments are better than most books.
> Good comments say why it isn't done the obvious way, and that's the part no book has.
> The grumpy comments teach the most. Somebody lost a weekend for each of them.
> An hour in the source saves a week of guessing about {tool}.
> Where did you start? The {tool} source is a big place to walk into without a map.
I keep meeting teams who adopt {*tool} to solve what {practice} would solve for free.
> {tool} has a logo and a conference. Nobody ever printed a sticker for {practice}.
> Free is the problem. There's a budget for {tool} and none for {practice}.
> A year later those teams have {tool} to look after as well as the old problem.
> How do you tell the teams? It helps to let them come up with {practice} themselves.
Shipped a small thing in {*language} {when}. {90-900} lines, no framework, and it starts in {3-40} ms. Joy.
> {number2} ms! Some frameworks are still looking for their config file by then.
> {number} lines means the next person can read all of it before lunch. That's the best feature.
> Small, finished and shipped is rarer than clever. What does it do?
> No framework also means nothing to upgrade next spring. Enjoy the {number2} ms.
Our CI went from {18-45} minutes to {3-9} by doing less. Mostly by asking {*tool} to do less.
> {number} minutes is a trip to the kitchen, {number2} is a sip. People will actually wait for the result now.
> What went first when you started asking for less? Every CI has one step that nobody dares to delete.
> Doing less is the one optimisation that never breaks. {number2} minutes is lovely.
> At {number} minutes everybody opens a second branch. At {number2} they stay and finish the first one.
Anyone running {Postgres|Redis|Kafka|Docker|nginx} on a single big box and happy? I would love to hear where it started to hurt.
> The hurt usually starts at upgrades and restores, long before load. Time how long the box takes to come back.
> Plenty of people do, quietly. Mostly it hurts on the day the box needs a reboot.
> Usually the first pain is one noisy job next to everything else. Moving just that job off the box buys you years.
> How much downtime can you live with? A single {choice} box carries more load than people expect, the maintenance window is what bites.
Wrote a postmortem for {bug}. The best line came from {who}: "the alert was right, we were not".
> That line should hang above the on-call desk in large letters.
> The poor alert. It was right all along and nobody listened.
> "The alert was right, we were not" is a whole postmortem in seven words.
> People will read a postmortem with a line like that to the end. The next summary should come from the same pen.
{who} asked why we still run {*tool}. I had no good answer, so now I am writing one.
> Writing it down is how you find out whether there is one. Either way it's good that somebody asked.
> "It works and everybody knows how to fix it" is a fine answer for {tool}, if it's true.
> Fingers crossed that the answer doesn't turn into a migration plan by page two.
> What's the strongest point against {tool} so far? That paragraph tends to be the honest one in an answer like this.
spent all day on a bug. it was {bug}. the fix is one line. i would like my day back please
> One line a day is still more than some sprints manage.
> The fix is one line. Knowing which line is the day.
> No refunds for {bug}, sadly. You could frame the line, though.
> Leave a comment above that line and the next person to meet {bug} gets your day back.
AI wrote {60-900} lines for me {when}. I kept {4-40}. Those were good though.
> Keeping {number2} lines of {number} is a bit like panning for gold, except that the gravel compiles.
> Knowing which {number2} lines to keep is the part that is still your job.
> Reading {number} lines to keep {number2} is the new typing.
> What did the {number2} good lines have in common? I'd bet on boring glue code.
@ With {topic} we ended at {practice}, and it has held for a year.
> A year is a good reference. Thanks, {practice} moves to the top of the list.
> Good to hear from somebody a whole year in. That makes {practice} an easy thing to try.
> Thank you! What had you tried before {practice}? It must have been a relief when something held.
@ Let me guess, {bug}? It was for us, twice.
> Twice! By now {bug} should have its own page in your runbook.
> Ha, that would explain a lot. I'll rule out {bug} first, thanks.
> Good guess. Where did {bug} hide the second time?
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
Moved my {hardware wallet|multisig|validator} setup to a new device. {2-6} hours, one moment of pure terror. Note to self: {lesson}.
> {number} hours is quick if everything got checked twice. The terror means you were paying attention.
> Everybody who ever moved a {choice} just felt that moment again.
> Only one moment of terror in {number} hours? That's practically a spa day.
> A card that says "{lesson}" belongs in the box with every new device.
Tried {*chain} for payments at {a café|a bookshop|the barber|a market stall}. It worked. The owner was more surprised than me.
> The look of a surprised owner is a better advert than any chart.
> Surprise is how it starts. By the third payment it'll be boring for the owner too, and boring is the goal.
> How long did the payment take? With a queue behind you that's the number that counts.
> Paying for something real puts you ahead of most people who only ever watch the price. Lovely that it just worked.
{trouble}. I love this technology and it hates me.
> You met this technology in its teenage years. Slammed doors come with the age.
> It's a long-distance relationship with technology. Some days nobody picks up.
> One day it'll be as dull as paying by card, and you will miss being hated by technology personally.
> Did the technology let you through in the end, or is it still sulking?
Explained a {*thing} to {my mother|a colleague|my barber|a taxi driver} with {two envelopes|a cookie jar|a library card}. It finally clicked, for both of us.
> {choice2} and it clicked. Few whitepapers ever manage that.
> You only really know a {thing} once you've explained it with {choice2}.
> Explanations that click nearly always have an everyday object in them. Keep {choice2} ready for the next person.
> I'm borrowing {choice2} for the next time somebody asks me. It clicked just reading it.
Rule I keep after {3-9} years: {lesson}. Everything else is mood.
> "Everything else is mood" would make a fine second rule.
> {number} years boiled down to one rule, and it fits on a sticky note.
> A lot of sad stories begin with somebody skipping exactly that rule.
> Did you learn the rule the cheap way or the expensive way?
What are people using for a hardware wallet these days? Mine is from {2018-2022} and the vendor has gone quiet.
> With a quiet vendor I'd move while everything still works. Pick one with open firmware and recent releases.
> From {number} with no updates is reason enough to move to another wallet. Better on a calm day of your choosing than on the day it stops.
> Any wallet that you can restore without its vendor: standard seed words, open firmware, a second device to prove it.
> Which matters more to you, open source or a vendor who answers mail? Either one rules out half of the wallets.
Half of my feed thinks {*chain} is dead, the other half is shipping. I know where I would sit.
> The half that builds is too busy to write obituaries.
> {chain} has been declared dead often enough to have a loyalty card for it.
> Sit with the ones who are shipping. The snacks are worse but the conversation is better.
> What are they shipping that you like? That makes a nicer feed than another round of whether {chain} is dead.
Read an audit of a {*thing} today. {5-30} findings, {1-4} critical, and the team answered every one in public. More of this.
> Answering {number} findings in public says more about a team than a clean report would.
> {number} findings means that somebody really looked. An audit with none would worry me more.
> Plenty of teams show the badge and hide the list. This one has earned some trust.
> How fast were the critical parts fixed? That's the other half of an audit.
A {*thing} should not need a {20-60}-minute tutorial. We still build for ourselves.
> {number} minutes in, most people have closed the tutorial and gone back to their bank.
> Every tutorial is a bug report that a team wrote about itself.
> Watch one person who hates computers try it. Ten minutes of that beat any tutorial.
> Which step loses people first? For a {thing} my guess is the jargon on the first screen of the tutorial.
Lost {20-90} dollars in fees because {trouble}. Cheap lesson: {look twice, click once|wait for a quiet hour|try it with a tiny amount}.
> {number} dollars stings just long enough for a lesson to stick.
> People have paid far more than {number} dollars to learn the same thing. Annoying all the same.
> The fees are gone, but you got one sentence that you'll remember. Some expensive courses don't manage that.
> Ouch. If "{choice}" saves you once, the {number} dollars are back.
@ Same with {topic} here. My rule now: {lesson}.
> Short enough to remember, thank you. My rule from today: {lesson}.
> That rule sounds paid for. Thanks for passing it on.
> How long have you kept to that rule? It sounds simple until a hectic day comes along.
@ Was it {chain} again? Mine needed a restart twice this month.
> Twice in a month would try anybody's patience. Thanks for the hint.
> Good to know it isn't only here. Did the restart hold the second time?
> A restart is easy enough to try first, thanks. Hope yours behaves for the rest of the month.
`)

import { told } from './format.ts'
import { techMore } from './tech-more.ts'
import { techRest } from './tech-rest.ts'

/** Software, tools and small products. */
export const techTold = told(`
tests: tests, test suite, unit test, integration test, e2e test, end-to-end test, regression test
  made/raised: Which line of the code was the hardest to get a test around? | Which of the new tests do you expect to go red first? | Did any code have to change shape before tests would fit around it? | How much do the tests mock, and how much is real? | Where did you decide the tests could stop?
  cut: Do you run the test suite more often now? | Was the slow part of the test suite where you'd have guessed? | Is anything slow left in the test suite that you chose to keep?
  quit: Had those tests ever caught a real bug? | What do you trust in place of those tests?
  fixed: Were the tests wrong, or was the code? | How many of the tests turned out to share one cause? | Had people got used to ignoring those tests?
  broke: Did the tests fail for something a user would have felt? | How far was the failing test from the line that changed? | Did the failing tests point straight at the cause, or somewhere else entirely?
  fell: Was the time in the test suite lost in a few tests, or spread over all? | Who runs the whole test suite now that wouldn't have before? | What's left that keeps the test suite from being quicker still?
  changed: Did the rewritten tests find anything the old ones had let through? | Are the tests closer to what a user does now, or closer to the code?
  skipped: Which part would you go back and write tests for first? | What would a test have to catch there to be worth writing?
flaky: flaky test, flaky spec, flaky suite, flaky tests
  fixed: How did you convince yourself the flaky test was really done? | Did the flaky test turn out to be hiding a real bug? | How many reruns had the flaky test had before somebody opened it?
  quit/skipped: Did the flaky test ever catch anything real? | Does something else cover what the flaky test was meant to check? | Is there a ticket for the flaky test, or is that the end of it?
  broke: Does the flaky test fail on your own machine too, or only in CI? | Does the flaky test get retried, quarantined or just rerun by hand?
ci: ci, ci pipeline, github actions, gitlab ci, circleci, jenkins, build pipeline, ci run
  cut: What's the slowest step left in CI now? | Did people start pushing smaller changes with shorter CI? | Was there a step in CI you were tempted to drop but left in?
  switched: Which job refused to translate to the new CI? | Did both CI setups run side by side for a while? | How did secrets and caches survive the CI move?
  fixed: How many tiny commits did it take to debug the CI? | Was the CI problem in your code or in the runner? | Had anyone been quietly working around the CI problem?
  broke: Can you still ship while CI is down, or does everything wait? | Had something changed on your side before CI went red? | Does the CI failure happen on your own machine as well?
  made/began: Will a red CI block the merge, or only complain? | What does the CI run first, lint or tests? | Which check did you leave out of the CI on purpose? | Has CI caught anything yet that you'd have merged?
  fell: Which job dominates the CI run now? | Do people wait for CI now instead of wandering off?
  quit: What does the checking now that the CI is out? | Did the CI config stay in the repo as a relic?
review: code review, pr review, review queue
  changed/began: What would tell you the new code review habit isn't working? | Who felt the difference in code review first, authors or reviewers? | Which code review comments do you hope to see fewer of? | Is the new way of doing code review written down, or just agreed?
  did: What do you read first in a code review, the tests or the diff? | How often do you check the branch out during a code review? | Did the code review end in comments, a call or an approval?
  cut/fell: Did the comments change now that code review is quicker? | What was code review time mostly spent waiting for? | Does code review still catch the same kind of thing?
pr: pull request, pr, merge request
  made: Do you write the PR description before the code or after? | How did you decide the PR was done enough to open? | Did the PR end up doing one thing, or one and a half?
  cut: How do you slice a PR when the change only makes sense whole? | Do smaller PRs get read more closely, or just approved sooner? | Did stacking come into it once each PR got smaller?
refactor: refactor, refactoring, big refactor, refactored the, refactored our, refactored my, refactored a
  made/did: How did you know when to stop the refactor? | Which file was the refactor really about? | Is the old path deleted, or living next to the refactor for now? | What's easy to change after the refactor that wasn't before?
  began: What's the line you won't cross in this refactor? | Which tests are you leaning on for the refactor? | Is the refactor going in piece by piece, or waiting on a branch?
  plans: What's the smallest slice of the refactor that could ship alone? | Which part of the refactor are you hoping to avoid? | Who'd have to be talked into the refactor?
  quit: At what point did the refactor cost more than it gave? | Did any of the refactor survive on main?
deadcode: dead code, unused code, line of code, legacy code, old code
  quit/cut: How did you make sure nothing still called that code? | Has anyone come looking for the code since? | Which part of that code were you most nervous to delete? | Did the tests notice any of the code going?
  fixed/changed: Is there a corner of that code you left alone on purpose? | Did you write tests around the code before touching it? | Which comment in that code turned out to be a lie?
typescript: typescript
  switched: Which file fought the TypeScript conversion hardest? | How strict did you set TypeScript at the start? | Did TypeScript find a real bug on its way in?
  began: Do you let TypeScript infer, or write the types out while learning? | Where do the TypeScript errors lose you first? | Which clicks faster for you in TypeScript, unions or generics?
  quit: What catches the mistakes TypeScript used to catch? | Did any types stay behind in comments after TypeScript went? | How does the editor feel without TypeScript behind it?
rust: rust
  began: Which language's habits get in your way in Rust? | Are you cloning your way through Rust for now, or facing the lifetimes?
  switched: Did you port it straight across, or did Rust push you to another design? | How do compile times in Rust feel next to what you had? | Who else around you can review the Rust?
  quit: Which Rust habit came along to the next language? | What would still make you pick Rust for a job? | What do you check by hand now that Rust used to check?
python: python, python script
  began: Did you start Python in a notebook or with plain files? | How did you get past the Python environment setup?
  made: Does anyone else have to run that Python, or just you? | Will the Python script stay a script, or is it already growing flags?
  switched: What did Python make shorter, and what did it make slower? | Are you using type hints in the Python from the start? | Which package do you lean on most in the Python version?
  quit: Which Python library was hardest to replace? | Is any Python still running in a corner somewhere? | Did the tests carry over from Python, or start from nothing?
react: react, react app, react component
  switched: Where does state live in the React version? | How much of the old markup survived the move to React? | Did you bring a component library along to React, or build your own?
  quit: Which React library was hardest to find a stand-in for? | Did the markup get simpler once React was out, or just different? | How much of the React app was really forms and lists? | What would send you back to React for another project?
  began: Are you learning React on a toy or on something people use? | Which do you find stranger in React so far, hooks or re-renders?
postgres: postgres, postgresql
  switched: Had anything relied on the old database being sloppy before Postgres? | How did you check the data once it was in Postgres?
database: database, db, production database
  changed/switched: Where was the point of no return with the database? | Did you take the database down for it, or do it live? | What was the way back if the database change had gone wrong? | How did you check that nothing in the database had gone missing?
  broke: Which went first, the database or the connections to it? | Can any of it limp along when the database is gone? | How old was the newest copy of that database? | What was the first sign the database wasn't right?
  cut: How much of the database turned out to be old logs and sessions? | Did backups of the database get quicker too? | How did you decide what the database could forget?
migration: migration, schema migration, database migration, data migration, schema change, migrated our, migrated my, migrated the, migrated all, migrated everything, migrated a
  did/made: Which step of the migration had you rehearsed? | What is still on the old side after the migration? | Did anything turn up days after the migration was called done? | At which step was the migration past undoing?
  broke: How far in was the migration when it stopped? | Had a smaller migration gone through first? | Could you roll the migration back, or only forward?
  plans: What's the way back if the migration goes wrong halfway? | Which piece of the migration are you least sure of? | Is there a quiet hour for the migration, or does it have to run live?
query: slow query, query, sql query
  fixed/cut: How did you spot the query, a complaint or a graph? | What's the slowest query on the list now? | Had someone already tried to tame that query? | How many times a day does that query run? | Was the query written by hand, or did an ORM come up with it?
  changed: Can you still explain the rewritten query to a colleague? | How did you check the new query returns the same rows? | Is the rewritten query longer or shorter than the old one?
  did: Was it a copy you ran the query on, or the real thing? | How long did the query run before you read it again?
  made/broke: Would the query still be quick with ten times the rows? | Did you check the plan of the query, or just the result?
index: index, database index, composite index, partial index, missing index, covering index
  raised/made: Did the planner pick up the index straight away? | Could you build the index live, or did it need a quiet hour? | Do writes feel the extra index at all? | Did any other query pick up the new index as a bonus?
  quit: Did usage stats say the index was idle, or did you just know? | Did the write side notice the index leaving?
cache: cache, caching, cache layer, redis cache
  raised/made: What happens on a cold start with the cache empty? | Who invalidates the cache, the write path or a timer? | How would you notice the cache serving something wrong?
  quit: What had the cache been put there to hide? | Did anything get slower without the cache? | Did any old bugs go away along with the cache?
  broke: Did everything behind the cache hold up when it went? | Was the cache stale or empty when it went wrong? | How did traffic look while the cache filled up again?
  fixed: Did clearing the cache hide the problem for a while first? | How did you prove it was the cache and not the code behind it? | How did people describe it before you knew it was the cache?
api: api, rest api, public api, api endpoint
  made: Which decision in the API can't you take back now? | Who's the first caller of the API besides you? | How are you going to version the API? | Did the docs for the API come before the handlers or after?
  changed: Who had to update their side when the API changed? | Is the old shape of the API still answering somewhere? | How did callers find out about the API change?
  broke: Did a caller notice the API was off before your own checks did? | What does the rest do when the API stops answering? | Did the shape of the API change under you, or did it stop answering?
latency: latency, p95, p99, response time, load time, page load, page speed
  cut/fell: Did users notice the latency, or only the graph? | How does the tail of the latency look next to the median? | Where did you measure the latency, at the server or in the browser? | Did a fix that should have helped the latency do nothing?
  rose: Did the latency climb with traffic, or on its own? | Does the extra latency sit in one place, or everywhere? | Who felt the latency first, users or timeouts?
  tested: Did the latency numbers agree with how it feels to use? | Which percentile of the latency did you end up caring about? | Did anything cheap turn out to be the slow part of the latency?
bug: bug, race condition, memory leak, heisenbug, spent * debugging, debugged for, spent * chasing a bug
  fixed: What did you blame before you found the bug? | Is there a test now that would catch the bug coming back? | Does the bug have cousins elsewhere in the code? | Which clue gave the bug away in the end? | Could you reproduce the bug on demand, or only wait for it? | How many wrong theories did the bug outlive? | Had a user met the bug before you did?
  made/broke: Which check did the bug walk straight past? | Who brought the bug to light, and how? | Did the bug need a rollback, or could it wait for a fix?
  did: Which theory about the bug did you hold on to the longest? | Where were you looking while the bug was somewhere else? | Would someone with fresh eyes have seen the bug sooner?
outage: outage, incident, downtime
  did/fixed: Who spotted the outage first, a customer or a graph? | What was the first wrong guess during the outage? | Was any of it written down for the outage, or all from memory? | When in the outage did you decide to tell people? | Which tool did you need in the outage and couldn't reach?
  cut/fell: Which kind of incident went away first? | Is it fewer incidents, or the same ones caught earlier? | Are the incidents that still happen harder ones?
prod: =prod, =production, took down prod, took down production, took prod down, took production down, deleted prod, deleted production, dropped prod
  broke: Who noticed prod first, you or a user? | Was there a way back, or did prod have to be fixed forward? | What was different between staging and prod? | Is there a guard in front of prod now, or just the memory? | What was your first move once you saw prod?
  fixed: Did the prod fix go through review, or straight in? | When did you trust prod enough to look away? | What's still held together with tape in prod after the fix?
  did: Where did you look first to see whether prod had taken it? | Is there a step between you and prod that wasn't there before?
postmortem: postmortem, post-mortem, incident review, incident report
  made/did: Which action item in the postmortem do you think will really get done? | Did the postmortem find one cause, or a row of them? | Who reads the postmortem besides the people who were there? | Was there anything you nearly left out of the postmortem?
  changed/began: Do people say more in the postmortem that way? | How do you keep postmortem actions from going stale? | Who decides what's big enough for a postmortem?
  skipped: Has anything like it come back since the skipped postmortem? | Who'd have learned most from that postmortem?
oncall: on-call, on call, oncall, on-call shift, on-call week, on-call rotation, had my first on-call, did my first on-call, survived my first on-call, survived on-call, finished my on-call, survived my on-call, finished on-call, finished my first on-call
  did: Which service would you fix first after being on call for it? | What did you write down for the next person on call? | Does a week on call change what you build next?
  began: Did you get to shadow someone before going on call? | Which service are you hoping stays quiet while you're on call? | Who do you wake if you're stuck on call?
  quit: How long did you keep checking your phone after leaving on-call? | Did sleep notice the end of on-call before you did? | What did you hand over with the on-call?
  cut/changed: Which on-call change did people feel in the first week? | Did the people on call get a say in it? | Is the on-call load spread more evenly, or just smaller?
alert: alert, alerting, noisy alert
  quit/cut/fell: Has anyone asked where an alert went? | How did you decide which alert had earned its place? | Was there an alert nobody could remember adding?
  raised/made: Who gets woken if the new alert fires at night? | What does the alert ask the person to do? | How did you pick the threshold for the alert? | Has the alert fired for real yet, or only when you tested it?
  changed: Does the alert watch a symptom now, or still a cause? | Has the changed alert been through a bad night yet? | What would the old alert have missed?
  skipped/broke: How did you find out about the alert in the end? | Was the alert lost in the noise, or sent somewhere nobody looks? | Is there anything that watches the alert itself?
dashboard: dashboard, grafana dashboard, =monitoring, grafana
  made: Which panel on the dashboard do you look at first? | Is the dashboard for a bad night, or for Monday's meeting? | Which blind spot did the monitoring cover first? | Who opens the dashboard besides you?
  quit/cut: When had anyone last opened that dashboard? | Where do people look now instead of the dashboard? | Which panel on the dashboard did you refuse to lose?
  changed: Does the dashboard answer a different question now? | Which panel moved to the top of the dashboard? | Did the dashboard get shorter or longer this time?
deploy: deploy, deployment, friday deploy
  did/made: How do you know a deploy went well, a graph or silence? | How long do you watch after the deploy before closing the tab? | Would rolling that deploy back be one click or a conversation? | Was anything in the deploy hidden behind a flag?
  broke: Did the failed deploy leave half of it live? | Was there a clean way back from the deploy? | Did staging take the same deploy without a word?
  cut/changed: Do people deploy more often now, or just with less dread? | Which manual step in the deploy is still there? | Who can press the deploy button now?
  raised: What had to get smaller before you could deploy more often? | Did incidents follow the deploy count, or stay where they were? | Does anyone still announce each deploy?
  skipped/quit: Does holding the deploy back make the next one bigger? | What would it take to feel fine about that deploy?
flag: feature flag, feature toggle, launchdarkly
  made/raised/began: What's the plan for taking the feature flag out again? | Who's allowed to flip the feature flag? | Does each feature flag have an owner, or just a name? | Do the tests run with the feature flag both on and off?
  quit/cut/fixed: Was any old feature flag still off for someone? | Did the code behind each feature flag go too, or just the switch? | Who remembered what the oldest feature flag was for?
docker: docker, docker image, dockerfile, docker compose, container, docker container
  cut: Is there still a shell in the smaller Docker image? | Did the smaller Docker image show up in deploy times? | What was in the Docker image that nobody remembered adding?
  began/switched: Which part of Docker made sense last, volumes or networking? | Does the Docker setup match what runs live, or only roughly? | Is the database in Docker too, or did that stay outside?
  quit: What starts the whole stack now, without Docker? | Is a new person set up faster or slower without Docker? | Does anything in CI still lean on Docker?
  made: Which of the Docker containers has to come up first? | Where does the data of those Docker containers live? | Does everything come back by itself after a reboot of the Docker host?
  changed: Which of the containers was the stubborn one? | Did the volumes follow without a fight when the containers moved? | Is the compose file for those containers in git?
  broke: Did the container restart itself, or sit there dead? | What did the container logs say last? | Did anything live inside that container that wasn't in a volume?
kubernetes: kubernetes, k8s, kubernetes cluster
  quit: What runs the scheduled jobs now that Kubernetes is gone? | Did deploys get simpler without Kubernetes, or just odd in other ways? | Who'd been the Kubernetes person until then?
  switched/began: Which Kubernetes file do you understand least so far? | Does Kubernetes run anything real for you yet, or only examples? | What has Kubernetes restarted without telling you?
bill: aws bill, cloud bill, infra cost, infrastructure cost, hosting bill, hosting cost, cloud cost, infra bill, server cost, cloud spend
  cut/fell: What's the biggest line left on the bill? | Did anything get slower or scarier with the smaller bill? | Was there a line on the bill that nobody could explain? | Who looks at the bill each month now? | What did you leave on the bill for the sake of sleep?
  rose/raised: Did an alarm tell you about the bill, or the invoice? | Which line of the bill moved first? | Is there a cap on the bill, or just an email? | Does the bill follow your traffic, or something else?
  tested: Can you put a name to the owner of each line on the bill? | Could you tie the bill to single customers or features?
server: vps, hetzner, server, dedicated server, bare metal
  switched: What did the old place do for you that you now do on the server yourself? | How would you rebuild the server if it vanished tonight? | Who patches the server, you or a timer? | Is it one box, or is there a second server to fall back on?
  got/made: What do you lock down first on a new server? | Is the server set up by script, or by hand just this once? | How will you hear about it when the server is down?
  broke: What was on that server that wasn't anywhere else? | Did the server give any sign, or just stop? | How much of the setup of that server lived only in your head? | When had the server last been rebooted on purpose?
  quit: What was the last thing still talking to the server? | Did you keep an image of the server, just in case?
backup: backup, offsite backup, backup job
  tested: Did the backup have everything, or only what you'd thought of? | Could somebody besides you have run that restore from backup? | Which step of restoring the backup wasn't written down?
  made: Would you hear about it if the backup quietly stopped? | Does the backup live next to the original or far away? | What did you decide wasn't worth a backup? | Who holds the key if the backup is encrypted?
  broke/skipped: What made you look at the backup that day? | What was the newest backup you could still find?
dependency: dependency, npm package, npm dependency, third-party library, node_modules
  quit/cut: How much of your own code took the place of the dependency? | Does anything else pull the same dependency back in? | Had the dependency ever bitten you, or was it just weight?
  changed/got: Which dependency held the others back? | Do you take dependency updates as they come, or when something forces it? | Did the changelog of the dependency mention what it would do to you? | How many tests spoke up about the dependency?
  broke: Was the dependency pinned, or did it float up on its own? | How many layers down was the dependency? | Did you patch around the dependency, or wait for a release? | Had someone already opened an issue on the dependency?
opensource: open source, open-source, open source project, open source library, oss
  made: What had to be cleaned out before it could go open source? | Which licence did you settle on for the open source release? | What will you say no to as an open source maintainer?
  began/did: How did you choose your first open source issue? | Was the open source code or the contribution process harder to read? | Did you ask before the open source patch, or just send it?
  reached: Does anyone else have the keys to the open source project? | Which open source issues do you let yourself leave unanswered? | What do you no longer do for open source users that you once did?
sideproject: side project, side-project, weekend project, hobby project, pet project
  made: Which corner did you cut to get the side project out? | Who saw the side project first besides you? | Which idea for the side project is parked in a branch? | Would you still pay to host the side project in a year? | What nearly stopped the side project at the last step?
  began: What would count as done for the side project? | Tools you know for the side project, or new ones on purpose? | Which came first with the side project, the domain or the code?
  quit: When had you last opened the side project before that? | Did anything from the side project get reused? | Is the side project archived, or left running?
  plans: Which part of the side project would you build even if nobody used it? | Is there a version of the side project that fits in one weekend? | Who have you told about the side project so far?
app: app, saas, mvp, web app, mobile app, habit tracker, todo app, to-do app
  made: Who used the app first without you beside them? | Which part of the app got built twice? | Which screen of the app are you least happy with? | How will you see whether people come back to the app? | What did you stop polishing so the app could go out?
  plans: Which screen of the app would you build first? | Who's waiting for the app besides you? | What do people use today in place of the app?
  quit: What happened to the people still using the app? | Does the app stay up for those who have it, or go dark? | Is there a piece of the app you would build again?
  broke: Who was the first to notice that the app was gone? | Did anyone write in about the app, or did it stay quiet?
  changed: What in the app had bothered you the longest before that? | Has anyone written in to ask for the old app back? | Was there something in the app you meant to change and left?
  began: What does the app have to do on day one? | Which existing app comes closest to what you want?
  rose: What's the next wall for the app, getting people in or keeping them? | What did you stop doing for the app on the way there? | Who would be the most upset if the app went away?
landing: landing page, homepage, home page, hero section
  changed: Which line on the landing page got rewritten most? | Who read the new landing page cold? | What came off the landing page to make room? | Did sign-ups move, or just your opinion of the landing page?
  made: Which one question does the landing page have to answer? | Was the landing page written before the product or after? | Does the landing page ask for a sign-up, a demo or an email? | How did you get the first strangers to the landing page?
  tested: Was the losing landing page the one you liked? | How much traffic did the landing page need before you believed the result? | Did the winning landing page bring better customers, or just more clicks?
onboarding: onboarding, onboarding flow, signup flow, onboarding email
  cut: Which step of the onboarding did you fight to keep? | Where do people stop in the onboarding now? | Did the things you took out of onboarding turn up in support instead? | Do people from the shorter onboarding stay as long?
  changed/made: Have you watched anyone go through the new onboarding? | Which moment in the onboarding is meant to make it click? | What can people skip in the onboarding?
  tested: Did one person show you that about the onboarding, or the numbers? | Which step of the onboarding looked fine until then?
pricing: pricing, price, pricing page, price plan
  raised: Did existing customers keep the old price? | How did you word the email about the price? | Did support get quieter or louder with the higher price? | Who pushed back on the price, if anyone did? | Do the people who join at the new price behave differently?
  changed: What did people misread in the old pricing? | Which plan do people pick on the new pricing? | Did the pricing change who signs up, or only how many? | How many versions of the pricing page did you throw away?
  cut: Did the lower price bring different people, or just more? | What would it take to put the price back up? | How did those who'd paid the old price take it?
  tested: Which pricing guess turned out furthest off? | Did you ask people about the price, or watch what they did?
freetier: free tier, free plan, free trial
  quit/cut: Did people on the free tier convert, leave or go quiet? | What was the free tier costing you in support? | Did word of mouth slow down with the free tier gone? | How long a warning did you give before closing the free tier?
  made/raised: Where did you put the wall in the free tier? | What did you keep out of the free tier on purpose? | Who do you picture on the free tier?
  changed: When in the free trial do people really decide? | Does anyone use the last days of a free trial? | Do you ask for a card before the free trial or after?
churn: churn, churn rate, =cancellation, =cancellations
  fell/cut: Is the lower churn in new customers, old ones or both? | How many months before you'd believe the churn number? | What reason for churn do people still give you?
  rose: Did the people behind the churn say anything on the way out? | Is the churn from one month's sign-ups, or all of them? | How much of the churn is failed cards?
  tested: How many exit conversations sit behind that churn finding? | Where does churn peak for you, the first month or later? | Which churn reason did you expect and not find?
mrr: mrr, arr, monthly recurring revenue, recurring revenue
  reached: How much of the MRR hangs on your biggest customer? | What did you stop doing on the way to that MRR? | Which customers would you not take again to get to that MRR? | Does the MRR change what you do next month? | Which bet added nothing to the MRR?
  rose: Is the growth in MRR new customers or bigger plans? | How much of the MRR growth would survive a quiet month? | Did the MRR move in one jump, or a little every week?
  fell: Was the MRR drop one customer or many? | When did you first see the MRR drop coming? | What's the first thing you looked at when MRR fell?
customer: =customer, =customers, paying customer, paying user, first user, beta user, active user, user, =subscriber, =subscribers
  got: Have you spoken to the customer, or only seen the payment? | What was the customer using before? | How did the customer hear about you? | What did the customer do first once they were in?
  reached: Do the newest users look like the first ones? | How many of the users came back this week? | Where did the last handful of users come from? | How many of the users would be upset if it vanished? | Which users did you have to win by hand?
  broke/quit: Did the customer say anything before going? | Had the customer gone quiet before that? | Could you have seen the customer leaving in the usage?
support: support ticket, support inbox, support queue, customer support, support email, support request
  cut/fell: Which question left the support queue first? | Which support ticket still comes in every week? | Did the product change, or the words around it, to quieten support?
  rose: Is it one support question many times, or many different ones? | Did the support load follow a release or a wave of new people? | Who picks up the extra support for now?
  did: Which support reply do you know by heart? | What has answering support changed in the product? | How do you keep support out of your building hours? | Which support question could a better error message have answered?
neovim: neovim, nvim, vim
  switched/began: Did you start Neovim from a distro or an empty config? | Which keystroke do you still get wrong in Neovim? | What do you still open another editor for besides Neovim? | Which plugin went into Neovim first?
  quit: Which Neovim motions came along to the new editor? | What was Neovim still doing better on the last day? | Had the Neovim config become a job of its own?
  changed: What got thrown out of the Neovim config? | Did the Neovim config shrink, or just move around? | Which old Neovim line could you no longer explain?
keyboard: keyboard, split keyboard, mechanical keyboard, keychron, corne, ergodox, moonlander
  got: Which key does your hand keep missing on the new keyboard? | Did you remap anything on the keyboard in the first hour? | Which keyboard goes in the drawer now? | Does the keyboard stay on one desk, or travel?
  switched: Can you still type on a laptop after the new keyboard? | Which shortcut had to move for the new keyboard? | Where did the symbols end up on the keyboard?
  made: Did every key on the keyboard register the first time? | How many layers did the keyboard end up with? | Soldered or hot-swap on that keyboard? | What would you do differently on a second keyboard?
  broke: Which key on the keyboard went first? | Can the keyboard be opened and mended, or is that it? | What are you typing on until the keyboard is sorted?
terminal: terminal, ghostty, wezterm, alacritty, iterm, terminal emulator
  switched/got: Did your prompt and colours survive the terminal move? | Which shortcut do your fingers still send to the old terminal? | Do you use the splits of the terminal itself, or something inside it? | What did you set first in the new terminal?
  changed: Which line of the terminal config gives you the most? | Does the terminal open any faster for it? | What did you take out of the terminal setup?
  began: Which command do you type most in the terminal so far? | What still sends you from the terminal back to the mouse?
dotfiles: dotfiles, dotfile, dotfiles repo
  changed/fixed: What did you find in the dotfiles that you couldn't explain? | Which machine gets the new dotfiles last? | How much of your dotfiles was copied from someone years ago?
  made: How far does a bare machine get with the dotfiles alone? | How do you keep work secrets out of the dotfiles? | Which line in the dotfiles is the oldest?
laptop: laptop, macbook, macbook pro, macbook air, thinkpad, framework laptop
  got: What was the first thing you installed on the new laptop? | Clean install on the laptop, or everything carried over? | What's the old laptop going to do now? | Where did you compromise on the laptop? | Did anything from the old laptop refuse to come along?
  broke: What was on the laptop that wasn't pushed anywhere? | What are you working on while the laptop is out? | Any warning from the laptop, or just gone?
  quit: What will you miss about the old laptop? | Was there anything on the laptop that you had to dig out first?
  switched: Which shortcut still goes wrong on the new laptop? | What did the old laptop do better? | How long until the new laptop stopped feeling borrowed?
  fixed: Was the laptop made to be opened, or did it fight back? | Which screw of the laptop was left over at the end? | What would have made you give up on the laptop?
agent: coding agent, ai agent, agent, claude code, codex, ai coding tool, ai coding assistant
  began/switched: What was the first task you let the agent do without watching? | How do you review what the agent writes? | Which changes do you still keep away from the agent? | Have you written house rules for the agent yet? | What can the agent reach while it works?
  quit: Which chore did you take back from the agent first? | Do you still ask an agent anything at all? | What was slower than you remembered without the agent?
  tested: How did you keep the agent comparison fair? | Which task told one agent from another? | Did you score the agent on the diff, or on whether it ran?
  broke: How far did the agent get before you noticed? | Was the agent allowed to do that, or did it find a way round? | What can the agent still touch after that? | Did the agent report that it was done?
  made: What is the agent not allowed to do? | How do you know when the agent got it wrong? | Where does a person step in before the agent acts?
llm: llm, llm app, llm feature, chatbot, language model, local model, local llm
  made: What happens when the LLM is confidently wrong? | Are you checking the LLM output by eye, or with a set of cases? | Which part did plain code end up doing better than the LLM? | What does a slow or missing LLM answer look like to a user?
  switched: How do you know the new LLM isn't worse somewhere you don't look? | Did the prompts carry over to the new LLM? | How easy would the next LLM switch be?
  tested: Which question told one LLM from another? | Are the cases for the LLM from real users or your own head? | Who decides what counts as a right answer from the LLM?
  quit: What does the job now that the LLM is out? | Did any users notice that the LLM had gone? | Which part of the LLM version was worth keeping?
prompt: =prompt, =prompts, system prompt
  changed/fixed: Is there a case the new prompt handles worse than the old one? | Did the prompt get better by adding or by deleting? | Is the prompt versioned along with the code?
  cut: Which instruction in the prompt turned out to do nothing? | Did anything get worse with the shorter prompt? | What's the one line the prompt can't lose?
  tested: Does that hold for the prompt when the model changes? | How many runs of the prompt did you compare? | Does an example in the prompt do more than a rule for you?
remote: remote work, working remotely, remote job, work from home, working from home, wfh
  began/got: Where do you put the end of the day in remote work? | How do people see that you're stuck in remote work? | What does your remote work need that an office gave you for nothing?
  reached: Which remote work habit took longest to get right? | How do you get to know new people in remote work? | What have you stopped doing at the desk after all that remote work?
  quit: Which part of your remote work will you keep anyway? | What do you overhear now that remote work kept from you? | What does the first hour of the day look like after remote work?
interview: interview, technical interview, job interview, coding interview, take-home, whiteboard interview, interviewed at, interviewed with
  did/began: Which question in the interview told you the most? | What do you wish the interview had asked about? | How did the last five minutes of the interview go? | Would you want to work with whoever was across the table in that interview?
  changed/quit/cut: Who tried the new interview on themselves first? | How will you tell whether the interview picks better people? | What signal did you give up with the old interview? | Do candidates say anything about the interview?
  broke: Which part of the interview would you do over? | Did anyone give you a reason after the interview?
  plans: What are you practising out loud for the interview? | What do you want to ask them in the interview? | Which of your own projects would you bring up in the interview?
homelab: homelab, home lab, home server, nas, raspberry pi, mini pc, proxmox, synology
  got: Where does the new homelab box live, and can you hear it? | What gets moved onto the new homelab box first? | Which older homelab machine does it let you switch off, if any?
  made/changed: Which took longer in the homelab, the cables or the config? | How do you get into the homelab from outside? | What's the oldest box still in the homelab? | How much of the homelab is written down?
  broke: What else stopped when the homelab did? | What was it that told you the homelab was down? | What in the homelab had no copy anywhere?
  cut/quit: Which homelab service moved to somebody else's computer? | What did the homelab turn out to be doing that nobody used? | How did you choose what the homelab could do without?
coding: learning to code, =coding, =programming, coding course, bootcamp, coding tutorial
  began: Which idea in coding hasn't clicked yet? | What do you do when coding leaves you stuck for an hour? | What do you want to have made once the coding sticks? | Do you type the coding examples out, or paste and poke at them?
  reached: When did you come closest to dropping coding? | What in coding was harder than people had said? | What would you skip if you began coding again? | When did someone else first use something from your coding?
docs: docs, documentation, readme
  made: Has anyone followed the docs without asking you? | Did writing the docs change the thing you were describing? | Which part of the docs did you have to look up yourself? | Who'll notice when the docs go stale? | How do the docs start, with the why or with the install line?
  changed/fixed: Did the questions stop when the docs changed? | What do people search the docs for and not find? | Which page of the docs had been wrong longest? | Who pointed at the gap in the docs?
accessibility: =accessibility, a11y, accessibility audit, accessibility issue, screen reader, alt text
  fixed/changed: Did a checker find the accessibility problem, or a person? | Did the accessibility work make the markup simpler too? | Which accessibility fix was only a line or two? | Who checks the accessibility after the next redesign?
  tested: Where did the screen reader get lost first? | What did the screen reader say that nobody ever sees? | Did you get through the main task with the screen reader alone?
  did: Which finding in the accessibility audit did you already know about? | What did the accessibility tools miss that a person caught? | Did anything on the accessibility list turn out to be one bug everywhere?
vulnerability: vulnerability, security hole, security bug, cve, security issue
  fixed: Do the logs show anyone using the vulnerability? | Is there a whole class of that vulnerability, or just the one? | How did the vulnerability get reported? | When do you plan to talk about the vulnerability in public?
${techMore}${techRest}`)

/** More for what is told most of the things of `tech.ts` and `tech-more.ts`. */
export const techRest = `
tests:
  made/raised: Did you break the code on purpose to see the new tests fail? | Where does the data in those tests come from, fixtures or factories? | Would a change of the insides upset those tests, or only a change of behaviour? | Is there an edge case in those tests that nobody has hit in real life yet? | Do the new tests need a network or a database to run? | How much setup sits at the top of the longest of those tests?
  cut: Did any tests turn out to depend on the order they run in? | Is the leaner test suite as quick in CI as on a laptop? | What stops the test suite from creeping back up? | Was there a speed-up for the test suite that wasn't worth the mess? | Is there anything the old test suite caught that the leaner one might not? | Did coverage move at all when you cut the test suite down?
ci:
  cut: Does a first run on a fresh branch get the quick CI too? | Is the CI time mostly waiting for a runner now, or real work? | Does CI still run everything, or only what a change touches? | At how many minutes would you call CI too slow again? | Did you find a step in CI that ran twice? | Which CI job would you split next, if any?
  fixed: Can you run that part of CI locally next time, or is it push and pray? | Did the CI log say anything useful before you fixed it? | What would have told you sooner where the CI problem sat? | Is the CI fix one you'd be happy to explain in review? | Were any merges waiting on the CI fix? | Does the CI config have a comment now about what went wrong there?
pr:
  made: Is there a test in the PR that fails without the change? | Did you review the PR yourself before anyone else saw it? | How do the commits in the PR read, as a story or as a diary? | Which line of the PR took the longest to settle? | Is there something in the PR you'd rather have sent separately? | Are there screenshots in the PR, or is it words only?
refactor:
  made/did: Did the refactor ship in pieces or in one go? | Which name did you change most often during the refactor? | Did any feature sneak in with the refactor? | Did anybody else have open branches in the path of the refactor? | Which abstraction did the refactor get rid of, if any? | Would the next person see from the code why the refactor was done?
deadcode:
  quit/cut: What's the oldest date in the blame for that code? | Did the code go in one commit, or bit by bit? | Was there a test that only existed for that code? | Who wrote that code first, and are they still around? | Did a tool point you to the code, or did you trip over it? | Is there more code like that you left for another day?
typescript:
  switched: Did you go to TypeScript file by file, or all at once? | How many escape hatches are left in the TypeScript version? | Which library had the worst types once you were on TypeScript? | Did anyone have to be won over to TypeScript? | Did the build get slower with TypeScript in it? | Do you check at the edges too, or trust the TypeScript types there?
rust:
  began: Do you write Rust from memory yet, or with the page open beside it? | How does the tooling around Rust compare with what you're used to? | Do the Rust compiler messages explain it, or only tell you off? | Which did you meet first in Rust, the borrow checker or the string types? | Which Rust type do you wrap things in just to make it compile? | Have you had to write a lifetime by hand in Rust yet?
react:
  quit: Did anyone argue for keeping React? | Which page was the last one still on React? | How do you test the front end now that React is out? | What holds the state of a page now that React is out? | Did any React component come along almost as it was? | Will it be harder to find people for it without React?
postgres:
  switched: Did many of the queries need rewriting for Postgres? | Did you dump and load into Postgres, or keep both in sync for a while? | Have you turned on any Postgres extension yet? | Do you run the Postgres yourself, or rent it? | Was there a column type that had no clean match in Postgres? | Did Postgres run fine on its defaults, or did you have to tune?
database:
  broke: Who could reach the database at the moment it went? | Is there a replica of the database, or just the one? | Had the database been touched that day, or was it quiet? | What did the screen say while the database was gone? | Did you have a written plan for the day the database breaks? | Which table in the database did you check first?
migration:
  did/made: Did the migration run live, or did you shut the door for it? | Were you alone with the migration, or was somebody watching too? | What time of day did you pick for the migration? | How did you count that everything had arrived after the migration? | Were there odd old rows the migration had to make up its mind about? | When will you dare delete what the migration left behind?
query:
  fixed/cut: Did the plan for that query look as bad as it ran? | Was the query always slow, or did it grow into it? | Is there another query with the same shape elsewhere? | Is the query as quick on real data as on your copy? | Which page or job sits behind that query? | Does anything log a slow query for you these days?
cache:
  raised/made: How did you settle on how long the cache keeps things? | What did you decide must never go into the cache? | Where does the cache sit, in the process or beside it? | Can you tell from the outside whether an answer came from the cache? | Could you turn the cache off on a bad day and survive? | Who can clear the cache, and do they know how?
api:
  made: What does the API answer when it's asked nonsense? | Is there a limit on how hard anyone may lean on the API? | Is there a name in the API that you already regret? | Keys, tokens or nothing at the door of the API? | Which endpoint of the API would you leave out if you started over? | Has anybody used the API in a way you hadn't pictured?
latency:
  cut/fell: What's next in line now that the latency is down? | Is the latency as good for people far from the server? | Did anything get more complicated in exchange for the latency? | Which change did the most for the latency in the fewest lines? | Does the lower latency hold at the busiest hour? | Did you tell anyone about the latency, or wait to see who noticed?
bug:
  fixed: Did the bug fix need a data clean-up as well? | Did the commit that brought the bug in look innocent? | Would a stricter type or a linter have stopped the bug? | Were you at the keyboard when the bug finally made sense? | Did you tell whoever wrote the bug, or was it you? | Was there a comment in the code that pointed away from the bug?
  did: Did print lines or a debugger get you closer to the bug? | At what point did you explain the bug to somebody else? | How small could you make the case that shows the bug? | Did you take a break from the bug at any point? | Which part of the code do you know far better after that bug? | What would have put the bug in the logs from the start?
outage:
  did/fixed: Who was in the room for the outage, and was anyone missing? | Did you roll something back first, or look for the cause of the outage? | Was there one person deciding in the outage, or everyone at once? | Is there a graph that would have saved you time in the outage? | Did the status page know about the outage before the customers? | Is any fix from the outage still a temporary one?
prod:
  broke: How far had it spread by the time you looked at prod? | Who did you have to tell about prod, and in what order? | Was anyone else in prod at that moment? | Could the same thing happen to prod again tomorrow, as things stand? | Is prod back to what it was, or is there still a scar? | Did you face prod alone, or did others jump in?
oncall:
  did: Did any page on call turn out to be nothing? | Did the runbooks match what you met on call? | Did you plan anything for the evenings on call, or keep them free? | Did anyone cover for you on call, even for an hour? | Did you get to fix anything while on call, or only patch? | Which alert from the week on call would you delete?
alert:
  quit/cut/fell: Was there an argument about any alert before it went? | Do people pick up faster now that an alert is rarer? | Did the alert go for good, or just to a place nobody gets woken? | Is there a date when you look at the alerts again? | Who had to agree before an alert could go? | Which alert is still there that you'd have bet on losing?
dashboard:
  made: Which number on the dashboard did you have to hunt for? | Does the dashboard say what is normal, or just what is? | Is there a number people asked for that the dashboard doesn't show? | How old is the data by the time it reaches the dashboard? | Did the first look at the dashboard show anything you hadn't known? | Does the dashboard hang on a wall, or wait in a tab?
deploy:
  did/made: What's the last thing you check before a deploy goes? | Was the database part of that deploy, or only code? | Did anyone else know the deploy was going out? | How many changes were riding along in that deploy? | Does the old version stay around for a while after the deploy? | How long was that deploy from the click to being live?
  broke: Did the deploy fail loudly, or did you find out later? | Was it the code in the deploy, or something around it? | Who was watching when the deploy went wrong? | What did users get to see while the deploy was broken? | Is the next deploy going to be smaller, or just later? | Could you tell within a minute which change broke the deploy?
docker:
  cut: Which layer of the Docker image is the biggest one now? | Was the order of the lines in the Dockerfile part of it? | Is the smaller Docker image built the same way on every machine? | Did the build of the Docker image get quicker too, or just the pull? | Did taking something out of the Docker image break anything? | Is there a check that keeps the Docker image from growing back?
kubernetes:
  quit: Where did all that YAML from Kubernetes end up? | Which Kubernetes feature did you have to rebuild, if any? | How do you roll back a release now without Kubernetes? | Did you move off Kubernetes one service at a time? | What did people say when you told them Kubernetes was going? | At what size would you go back to Kubernetes?
bill:
  cut/fell: Which idea for the bill looked good and saved nothing? | Did you need anybody's permission to take that off the bill? | Is the smaller bill a one-time clean-up, or does it stay down by itself? | How much of the bill was machines nobody was using? | Did you have to sign up for a year or more to get the bill down? | Would the bill stay down if traffic doubled?
  rose/raised: Can you see the day on which the bill began to climb? | Did you write to the provider about the bill? | Does the console explain the bill, or do you have to dig? | What could you switch off today to bring the bill down? | Who opened the bill first, and what did they say? | Was there a test or a log left running behind that bill?
server:
  switched: How did you cut over to the new server, DNS or a proxy? | What does the server do at its busiest hour? | Where do the backups of the server go? | How did you pick the size of the server? | Is anything still managed by somebody else, now you're on the server? | Was any of the setup on the server new to you?
backup:
  tested: Where did you restore the backup to? | When's the next test of the backup, and will it happen? | Did the restored backup start up, or just sit there looking complete? | Did you pick a file from the backup or try the whole thing? | Were the passwords and keys for the backup where you thought? | How long would you be out if the backup was all you had?
dependency:
  quit/cut: Did much else leave the lockfile along with the dependency? | Who had brought the dependency in, and for what? | Is there a test around the code that stands in for the dependency? | Which dependency is next in line to go? | How many functions of the dependency were you really using? | Did the build get any quicker without the dependency?
  changed/got: Was there a deprecation in the dependency you'd been ignoring? | Did you bump each dependency alone, or all in one go? | Does a bot open the dependency updates, or do you go looking? | Did the dependency break anything that no test covers? | Is any dependency pinned for a reason nobody remembers? | Did you read the diff of the dependency, or trust the number?
opensource:
  made: Has a stranger opened an issue since it went open source? | What does the first page say to someone who lands on the open source repo? | Who besides you could merge to the open source project? | Did the history come along when it went open source? | Did you ask anyone before it went open source? | Which part of it would you like open source people to pick up?
sideproject:
  made: Which took longer in the side project, the core or everything around it? | What would the side project look like with one more weekend? | Did you tell anyone about the side project before it was out? | Is there a bill every month for the side project, or does it run for free? | Which piece of the side project was new ground for you? | Is there a way in the side project for people to reach you?
  began: What did the first evening on the side project go into? | Is the side project for you alone, or for others to use? | How will you keep the side project from growing before it ships? | Does the side project have a name yet? | Who else knows that the side project has begun? | What's the riskiest guess in the side project?
  quit: Did anyone else have a hand in the side project? | What will the freed evenings go to, after the side project? | Was there a bit of the side project that stayed fun to the end? | Is there a domain to let go along with the side project? | Would you hand the side project to someone who asked? | Did you tell anyone that the side project was over?
app:
  made: Who did you send the app to before anyone else? | Does the app ask for a sign-in before it shows anything? | What does the app look like the first time, with nothing in it? | Which wish for the app have you said no to so far? | Which choice under the hood of the app would you defend in a year? | Where does the app keep people's data?
landing:
  changed: Is the button on the landing page still in the same place? | Did any picture on the landing page survive the change? | Did you look at what people did on the old landing page first? | How does the new landing page read on a phone? | Who is the landing page talking to now that it wasn't before? | Will the old landing page get another chance in a test?
onboarding:
  cut: What do you ask for later now that it's out of the onboarding? | Who had put the old steps into the onboarding? | How soon after the onboarding do people do the first real thing? | Is there still a tour in the onboarding, or do people just land? | Did anyone miss what you took out of the onboarding? | Does the short onboarding work for the people with odd cases too?
pricing:
  raised: Did you try the new price out on a few people first? | Which number did you nearly put as the price? | Did anyone write back to say the price was fine? | What do you get to do now at that price that you couldn't before? | Does the price still end the same way, with a nine or a round number? | When would you look at the price again?
mrr:
  reached: Which channel brought most of the customers behind that MRR? | Does any of the MRR come from yearly plans? | Which month on the way to that MRR was the flattest? | Do you look at the MRR daily, or when the month closes? | What does it cost to run the thing at that MRR? | Which part of the work will break first if the MRR doubles?
customer:
  got: Did the customer pick the plan you would have guessed? | Did the customer ask anything before paying? | Is the customer the kind of person you'd built it for? | Have you written to the customer yet? | Is there something the customer expects that isn't there yet? | How far did the customer look around before signing up?
  reached: Do you know any of the users by name? | Which thing do the users ask for most often? | Is there a place where the users can talk to each other? | Did the users come in a trickle or in lumps? | Has anything buckled as the users came in? | Which users write to you, the happy ones or the stuck ones?
neovim:
  switched/began: Did the language servers come up in Neovim without a fight? | How do you find a file in Neovim so far? | Do you use Neovim for work already, or only after hours? | Did you go to Neovim cold, or with vim keys in the old editor first? | When did you last reach for the mouse in Neovim? | Do you debug inside Neovim, or somewhere else?
keyboard:
  got: Do the old keycaps fit the new keyboard? | Has anyone within earshot said anything about the keyboard yet? | How did you pick the layout of the keyboard? | Cable or wireless for the new keyboard? | How are the wrists on the new keyboard? | Does the keyboard sound the way you'd hoped?
  made: Which part of the keyboard did you have to wait for? | What does the firmware of the keyboard do that a bought one wouldn't? | Which solder joint on the keyboard did you have to redo, if any? | Where did the case of the keyboard come from? | Did you get to type on that layout before you built the keyboard? | What's printed on the keycaps of the keyboard, if anything?
laptop:
  got: How did you choose the memory for the new laptop? | Which sticker goes on the new laptop first, or does it stay bare? | Does the new laptop get loud under a build? | What did you move over to the laptop last? | Is the new laptop for work, for play or both? | Do the ports of the laptop do, or did a dock come along?
  broke: Is the laptop worth opening, or is it past that? | When had the laptop last been backed up? | Could you get the disk out of the laptop? | How long would it take you to be at work again on another laptop? | Is the laptop still under warranty? | Which file on the laptop did you think of first?
agent:
  began/switched: Does anyone else you code with use the agent? | Do you give the agent a plan, or let it write one? | Does the agent get to run the tests itself? | How big a change do you let the agent make in one go? | Has the agent done anything yet that you hadn't asked for? | Do you commit before each turn of the agent?
  broke: Did you see it as the agent did it, or only in the diff? | What did the agent say when you asked it about that? | Was there a commit to go back to from before the agent? | Which instruction had the agent been given about that, if any? | Does the agent run in a box of some kind, or straight on your machine? | Would a person have been stopped from doing what the agent did?
llm:
  made: Is there a cap on what one user can make the LLM cost? | What may the LLM see of a user's data? | Which LLM did you try first, and did it stay? | How do users tell you that the LLM got it wrong? | Can a user talk the LLM into something it shouldn't do? | Does the LLM stream its answer, or do people wait for the whole?
remote:
  reached: Which hour of the day do you do your best work in, working remotely? | How often do you see the people you do remote work with? | Is there a room with a door for the remote work? | Could you sit in an office again after that much remote work? | How does news reach you in remote work, by reading or by luck? | Do you start the day of remote work with people or with code?
interview:
  did: Which of your answers in the interview would you give again? | Did the interview look anything like the work itself? | Who did most of the talking in the interview? | Was there a moment in the interview when it turned? | Was there time in the interview for what you wanted to know? | Did you write down the interview questions afterwards?
homelab:
  made/changed: What's the first thing to come up when the homelab gets its power back? | What would you rebuild differently in the homelab already? | Could anyone but you restart the homelab? | Which part of the homelab is only there for the fun of it? | How do you keep the homelab up to date, by hand or by timer? | Does anything in the homelab get copied off site?
coding:
  began: Did you set coding up on your machine, or learn in a browser tab? | What was the first bit of coding that did what you meant? | Do you have anyone to ask when the coding goes wrong? | Which error message have you met most in coding so far? | What had you thought coding would be like? | Which time of day does the coding get?
docs:
  made: Is it a newcomer or a regular the docs speak to? | How will the docs hear about it when the code changes? | Do the examples in the docs get run anywhere? | What is the one thing the docs don't say yet? | Are the docs next to the code, or somewhere else? | Did you find a rough edge while writing the docs and fix that instead?
job:
  got/began: How big is the team at the new job? | Which tool at the new job is new to you? | Will you be the only one at the new job doing what you do? | What did the ad for the new job not mention? | Is there a habit you'd like to start fresh with at the new job? | Is the new job at a desk among others, or from home?
  quit/did: How did the talk go in which you quit the job? | Who takes over your corner at the job? | What would have made you stay in the job? | Which people from the job will you still write to? | What comes between that job and whatever is next? | Which part of the job will nobody find in the docs?
meeting:
  quit: Who called the meeting in the first place? | What happens now in the hour the meeting used to take? | Did you announce the end of the meeting, or just stop? | Which other meeting would you try that on next? | Where does a decision get written down now that the meeting is gone? | Was anyone against dropping the meeting?
slack:
  quit: Did you tell people before going off Slack? | Have you found anything out late with Slack gone? | Which hour of the day feels most different without Slack? | Is Slack off the phone too, or only off the desktop? | Has any notification turned out to matter after all? | Has anyone else followed you off Slack?
launch:
  did/made: Did the site behave all through the launch? | Did anyone share the launch without being asked? | Which line of the launch post took the most rewriting? | Were you awake for the whole of launch day? | Was there a question at the launch you hadn't thought of? | What's the first thing to change after the launch?
website:
  made: How fast does the website open on a bad phone line? | Which page of the website do you think people read first? | What would you like somebody to do after reading the website? | Did you design the website first, or in the browser as you went? | Whose website did you look at most before making it? | Can you publish to the website from a phone?
feature:
  made/raised: Who was the first to ask for the feature? | Is the feature on for everyone, or behind a switch? | Where in the product do people come across the feature? | Which older part did the feature clash with, if any? | Did you have anyone try the feature before it went out? | Is there a piece of the feature you left for later?
  quit/cut: Who had fought for the feature when it came in? | How did you find out who still used the feature? | Was there a warning inside the product before the feature went? | Which other feature leaned on the one that went? | Is the data behind the feature gone too? | Would you bring the feature back if enough people asked?
release:
  made: Who wrote the notes for the release? | How did you pick the day for the release? | Which commit in the release went in last? | Can people go back to the old version after the release? | Which part of the release will nobody notice, for all the work in it? | Is the next release already named or numbered?
script:
  made: Can the script run twice without doing harm? | Where does the script live, in a repo or in a home folder? | Did you try the script on a copy first, or on the real thing? | Is there a step the script leaves to a person? | Will you know what the script does in a year? | What would happen if the script ran on the wrong folder?
rewrite:
  did/made: What was the first thing to go live from the rewrite? | Did the rewrite end up with fewer features than the old one? | Who still remembers why the old code was as it was before the rewrite? | How did you compare the old output with the rewrite? | Did anything get carried into the rewrite that you'd meant to leave? | Has anyone asked for the version from before the rewrite?
linux:
  switched/began/made: How did you pick the Linux distro among all of them? | Is the other system still on the disk next to Linux? | Does sleep and wake work on that Linux machine? | Which program has no match on Linux so far? | What worked on Linux straight away that you'd expected to fight for? | Who do you ask when Linux does something odd?
editor:
  switched/began: Did the new editor take your old key bindings? | Is there a language the new editor handles worse? | How does the new editor cope with the largest repo you have? | What did you turn off in the new editor first? | Does anyone you work with use the same editor? | Where do you debug now, in the new editor or outside it?
selfhost:
  began/made/switched: What else on that box is self-hosted by now? | Did you bring old data into the self-hosted setup, or start empty? | How does the self-hosted box get its updates? | Is any of what you're self-hosting open to the internet? | Does anyone still use whatever came before the self-hosted one? | Could anyone else log in to the self-hosted box if you were away?
notes:
  switched/began: Do you have the same notes on the phone as at the desk? | Folders, tags or links in the new notes? | Are the notes plain files you could open without the app? | Which template did you copy for the notes, if any? | What do you write in the notes app that you used to keep in your head? | What happens to the notes if the app shuts down?
sale:
  got/made/reached: Did a mail tell you about the first sale, or did you go and look? | Who did you tell about the first sale? | How many times did you test the checkout before the first customer? | Was anything broken on the way for that first customer? | Did you know the first customer was coming, or did it just land? | Have you talked to the first customer since?
cert:
  reached/did: At home or in a test centre, that exam? | Which question in the exam did you flag and come back to? | How did you know you were ready for the exam? | Did you pay for the exam yourself, or did work? | Which topic in the exam got more room than it deserves? | How soon does the certification run out?
`

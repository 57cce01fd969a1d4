/** Goes on where `tech.ts` ends. */
export const techMore = `
buildtime: build time, compile time, build times, compile times, cold build
  cut/fell: Was the build time in your own code or in what it pulls in? | Do you run builds more often with the shorter build time? | Is the clean build time better too, or only the second run?
  rose: When did anyone last look at where the build time goes?
dashboard:
  fixed: What had the dashboard been showing while it was wrong? | Had anyone made a decision on that dashboard?
  broke: Do you still look at the numbers without the dashboard? | Is the dashboard in a file somewhere, or was it clicked together?
keyboard:
  fixed/changed: What turned up under the keycaps of the keyboard? | How far apart did the keyboard have to come? | Does the keyboard sound different now, or only feel it? | Did every keycap find its way back on the keyboard?
docs:
  skipped: Who asks you the things that should have been in the docs? | Which page of the docs would save the most questions?
backup:
  did/fixed: Did everything come back from the backup, or most of it? | How old was the newest thing the backup could give you? | Did you have to look up a step to get the backup to restore?
agent: cursor, windsurf, cline, aider, devin
  changed: Which rule for the agent did the most? | Does the agent stick to the house rules on a long task?
llm: llama, ollama, mistral, local ai, qwen, deepseek
  did/began/got: What do you use the local model for that you'd not send anywhere else? | Which question do you always ask a new model first? | What would you trust a model of that size with?
support:
  got/began: Which support question surprised you the most? | Do you answer support at set hours, or as it comes?
job: new job, dev job, day job, developer job, first job, tech job, =job, handed in my notice, resigned from
  got/began: Which part of the codebase at the new job are you staying out of for now? | Who do you go to with the small questions in the new job? | What's the oddest house rule at the new job so far?
  quit/did: Who did you tell first about leaving the job? | When did leaving the job stop being a daydream? | What did you make sure to take along from the job in your head?
  plans: What would the next job have to have that this one hasn't? | What are you asking in talks about the new job? | Which kind of job would you turn down straight away?
promotion: promotion, engineering manager, tech lead, team lead, staff engineer, promoted to senior, promoted to staff, promoted to lead, promoted to tech lead, promoted to manager
  did/got/began/reached: Did the work change with the promotion, or just the title? | How long had you been doing that work before the promotion said so? | Which meeting comes with the promotion? | Who took over the things you did before the promotion?
  quit: What's the first thing you'd build after the promotion track? | Did the calendar notice first when you left the manager role?
meeting: standup, stand-up, daily standup, =meeting, =meetings, retro, all-hands, sprint planning, status meeting, planning meeting
  quit/cut/fell: Which question has nowhere to go now without the meeting? | Who was the first to miss the meeting, if anyone? | Did the meeting creep back in as chat? | What replaced the useful ten minutes of that meeting?
  changed: Does anyone write more now that the standup is different? | Who gained most when the meeting changed? | How do blockers come up in the new standup?
  did: Was there a decision in that meeting that a message couldn't have made? | Who did the talking in that meeting?
  raised/began/made: What has to come out of the new meeting to earn its slot? | Is there an end date for the new meeting? | Who may leave the meeting early without a word?
  skipped: Did anyone notice you weren't in the meeting? | What did you get done in the hour the meeting would have taken?
slack: slack, slack notification, slack channel, microsoft teams, notification, push notification
  quit/cut: How do the truly urgent things reach you without Slack? | Which channel did you keep on? | Did your hand keep going to Slack anyway? | Did people find another way round to you without Slack?
  changed: Which notification earned the right to make a sound? | Do people still expect the old speed from you on Slack?
jira: jira, backlog, issue tracker, kanban board, trello, asana, ticket board, linear board
  quit/switched: What did you copy over from the old tracker, and what did you let die? | Who misses the reports from Jira? | Where do bug reports land now that Jira is out?
  cut/fixed: How old was the oldest thing in the backlog? | Did anyone come back for something you closed in the backlog? | What's the rule now for what may enter the backlog?
estimate: estimate, estimation, estimating, story point, sprint velocity
  quit/changed: How do you answer now when somebody wants a date in place of an estimate? | Who pushed back when the estimates went? | Is anything still planned off the old estimates?
  skipped/broke: Which part of the work wasn't in the estimate at all? | When did you know the estimate was gone?
deadline: deadline, launch date, ship date
  reached: What fell off the list to hold the deadline? | When did you first believe in the deadline? | Which corner will you go back and square after the deadline?
  skipped/changed: Who was really waiting for that deadline? | What did the extra time past the deadline go to?
launch: product hunt, product hunt launch, hacker news, show hn, launch, launch day, launched on product hunt, launched on hacker news, posted on hacker news, soft launch
  did/made: Which comment from the launch will change something? | What did launch day teach you that a quiet release wouldn't have? | How many of the launch visitors do you think will be there in a month? | What would you put first on the page if the launch were tomorrow?
  broke: Was it the timing of the launch, the words or the crowd? | Who showed up for the launch that you'd not expected? | What would you try before another launch?
  plans: What's the one thing that must work on launch day? | Who hears about the launch before everyone else? | What have you decided to leave out of the launch?
stars: github star, stars on github, star on github
  reached/rose/got: Where did the people behind the stars come from? | Do the stars turn into issues and patches, or only stars? | What do the people behind the stars use it for?
website: website, personal site, portfolio site, portfolio website, personal website, blog, personal blog, static site
  made: What's on the website besides you and your work? | Static files or something heavier behind the website? | Which page of the website took the most courage? | Will the website get a second post after the one about how it was built?
  changed/switched: Did the old links survive the new website? | What did the old website have that the new one dropped? | Was it the look or the machinery of the website that bothered you?
  fixed/broke: Who told you that something was off with the website? | What was between the website and the visitor that nobody had looked at? | Is there anything watching the website while you sleep?
domain: domain name, domain, dot com, domains
  got: Does the domain have a project yet, or is the project the excuse? | Which domain will you let go of in exchange? | Was the domain the second choice of name, or the tenth?
  quit/skipped: Did anything still point at the domain? | Who do you think picks the domain up next?
feature: feature, dark mode, feature request, new feature
  made/raised: How will you know the feature gets used? | What did the feature push off the list? | Did the feature come out smaller than it was planned? | Which setting came along with the feature?
  quit/cut: Who complained about the feature going, and did they use it? | How much code left along with the feature? | Was there a date for the end of the feature, or was it just gone?
  skipped/changed: What did you tell the people who had asked for the feature? | Is there a smaller thing that would do what the feature was for?
  tested: Did the usage of the feature match what people said about it? | How many would have to use the feature for you to keep it?
release: release, new version, v1, v2, v3, beta, public beta, private beta, first version, major version
  made: Which issue came in first after the release? | What got cut so the release could go out? | Does everyone get the new version at once, or in slices? | Who tries a release before the rest do?
  changed/got: Which breaking change took the longest in the new version? | How far behind were you before the new version? | What worked in the old version and hasn't since?
  skipped: What has to be true before the release goes out?
script: script, bash script, shell script, cron job, cli, command line tool, internal tool, automation script
  made: How often does the script have to run before it has paid for itself? | Does the script tell you when it fails, or just go quiet? | What was the chore like before the script? | Which odd case is the script not ready for? | Who else would want the script if they knew of it?
  broke: How long had the script been wrong before you saw it? | Did the script leave half of the work done? | Is there a dry run in the script now?
  changed/fixed: Could you still read the old script? | Did the script grow flags or lose them? | Does the script have a test yet, or only a history?
automate: automated my, automated our, automated the, automated a, automated part of
  did: What do you do by hand still that could have been automated too? | Which odd case did the automated version not know about? | Would anyone else have wanted that automated?
extension: browser extension, chrome extension, firefox extension, vs code extension, browser plugin, extension
  made: Does the extension go into a store, or is it for your own browser only? | Which site breaks the extension most often? | What permission did the extension need that you'd rather not ask for?
bot: discord bot, telegram bot, slack bot, chat bot, scraper, web scraper, twitter bot
  made: How does the bot take it when the site changes? | How often does the scraper run before it counts as rude? | What did the bot find that you wouldn't have? | Does the bot write to anyone besides you?
  broke: How long was the bot talking nonsense before anyone said so? | Did the site notice the scraper, or just change its markup?
game: game jam, godot, unity, browser game, little game, small game, indie game, video game
  made: Who played the game first without you explaining it? | Which part of the game is fun with the graphics off? | What was cut so the game could be finished?
  began: Which came first for the game, the idea or the engine? | What's the smallest version of the game that would be fun?
rewrite: rewrite, full rewrite, rewrote * in rust, rewrote * in go, rewrote * in typescript, rewrote * in python, ported * to rust, ported * to go, ported * to python, ported * to typescript, rewrote * from scratch
  did/made: What did the old version know that the rewrite had to learn again? | Did you keep the two running side by side for the rewrite? | Was the rewrite a better design, or a better language? | Which bug did you rewrite faithfully because something relied on it?
  began/plans: What's frozen while the rewrite goes on? | Which old behaviour may the rewrite drop? | Could the rewrite go live in slices? | Who has said no to the rewrite so far?
css: css, tailwind, stylesheet, flexbox, css grid
  fixed: Was the CSS problem one line in the end? | Which browser had the CSS wrong, or right? | Could you explain the CSS fix to somebody tomorrow?
  switched/began: Do you read the markup as fast with Tailwind in it? | Where do you still write plain CSS?
  cut/changed: How did you know which CSS nobody used? | Did a page somewhere go wrong quietly with the new CSS?
  quit: How do you name things now without Tailwind? | Which page was the last to let go of Tailwind? | Who had got fond of the CSS that went? | Is there a bit of Tailwind you rebuilt by hand?
framework: web framework, frontend framework, js framework, svelte, sveltekit, vue, next.js, nextjs, htmx, angular, astro, nuxt, django, laravel, rails
  switched/began: What did the old stack give you for free that the new framework doesn't? | Which page went to the new framework first? | Where does the framework want things its own way?
  quit: Did the page need more plain code of your own with the framework gone? | What do you catch yourself rebuilding without the framework? | Did the page get quicker with the framework out?
  changed: Which package held the framework upgrade back? | How many versions did the framework jump at once?
sqlite: sqlite
  switched/made/began: Who backs the SQLite file up, and how? | What would be the first sign of having outgrown SQLite? | Does anything write to SQLite from two places at once?
cloud: heroku, vercel, netlify, aws, gcp, azure, fly.io, cloudflare, the cloud, digitalocean, firebase, supabase
  quit: What did the old cloud do for you that you only noticed afterwards? | Who gets the call at night now that the cloud is out? | What was the last piece to come off the cloud?
  switched/began: Which default in the new cloud account did you change first? | Is there a cap on what the cloud can charge you? | What stayed where it was when the rest went to the cloud?
monolith: microservice, microservices, monolith, micro-service
  switched/quit/fixed: Which service was the hardest to fold back or pull out of the monolith? | Did the team lines move along with the monolith, or only the code? | What got easier to debug with fewer or other pieces around the monolith?
  broke/cut: Which two microservices always had to go out together? | Where did the calls between microservices hurt most? | Does each piece of the monolith have its own data now?
branch: branch, feature branch, old branch, merge conflict, rebase, git history, long-lived branch
  quit: Did anything from the branch get carried over? | When did you last believe the branch would land?
  fixed/did: Which side was right in most of the conflicts on that branch? | Did the tests pass right after the rebase? | What would keep the next branch shorter?
  broke: Did anything worth keeping go down with the branch? | Did somebody else have that branch checked out?
push: pushed to main, pushed to prod, pushed to production, pushed straight to main, deployed on a friday, pushed on a friday, deployed on friday, shipped on a friday, force pushed, force-pushed
  did: How long did you keep a tab open after the push? | What would have stopped that push if it had been bad? | Does anything stand between main and the users after a push? | Did anybody else know about the push?
queue: job queue, message queue, kafka, rabbitmq, task queue, background job, cron jobs
  made/switched: What happens to a job in the queue that fails for the tenth time? | Can a job in the queue run twice without harm? | Do you see how long the queue is at any moment?
  broke: How far back was the queue before somebody saw it? | Did one bad message hold up the whole queue?
  quit: What was the queue protecting that's on its own now? | Did anything turn out not to need the queue at all?
auth: auth, login, login flow, login page, passkey, passkeys, oauth, sso, single sign-on, magic link
  made/switched: What happens to somebody who loses the device with the new login? | Who was the hardest group to move to the new login? | Did old sessions carry over to the new auth?
  changed/fixed: Which odd account did the auth change trip over? | Was anyone locked out while the auth moved? | What do you log about logins now that you didn't?
  broke: Could you get in yourself with the login broken? | Did people write in about the login, or just leave?
password: password manager, bitwarden, 1password, yubikey, two-factor, recovery code, vaultwarden, keepass
  switched/began/got/made: Who else in your life is on the password manager? | Where's the paper copy for the day the password manager won't open? | How many reused ones did the password manager show you?
  broke: Which account was the hardest to get back without the recovery codes? | Where do the recovery codes live now?
selfhost: jellyfin, plex, nextcloud, immich, self-hosting, self-hosted, selfhosting, media server, mail server, email server, home media server, paperless
  began/made/switched: Who besides you relies on what you're self-hosting? | What's the plan for the self-hosted data if the box goes? | What are you not self-hosting, on principle? | How do you get at the self-hosted things from outside?
  reached: What broke first in all that time of self-hosting? | Which self-hosted service has never given you any trouble? | Do you update self-hosted things at once, or let others go first?
  quit: What were you glad to stop thinking about after self-hosting it? | Could you get all the data out of the self-hosted box in one go? | Which self-hosted thing would you never hand back?
  broke: Who noticed the media server before you did? | Was it the box or the software behind the self-hosted service?
vpn: tailscale, wireguard, vpn, reverse proxy, cloudflare tunnel
  made/switched/began: Which machine was the last to join the VPN? | What can you reach over the VPN that you couldn't before? | Do the others at home know there is a VPN?
  broke: How do you get back in when the VPN is what's down? | Was it keys, routes or DNS with the VPN?
dns: pi-hole, pihole, pi hole, adguard home, dns, dns record, dns server, nameserver
  made/began/switched: Who at home noticed the Pi-hole first, and what broke for them? | What happens to the house when the DNS box is off? | Which device ignores your DNS and goes its own way? | What was the busiest name in the Pi-hole log?
  broke: Is there a second DNS server, or does everything wait for that one? | How did people describe it to you, before anyone said DNS?
  fixed: What did you suspect before DNS? | How long did the old DNS answer hang around somewhere?
router: router, wifi, wi-fi, home network, mesh wifi, openwrt, unifi, access point, mesh network, ethernet, network switch
  got/switched/changed: Which corner of the place is still out of reach of the wifi? | Which gadget refused to join the new wifi? | Did you swap the wifi in one go or run both for a while? | Did you pull cables for the network, or is it all over the air?
  fixed: What had you blamed before the network? | How long had people been living with the wifi like that?
  broke: Who came to you first when the wifi went? | What in the house turned out to need the router? | Is there a way in to the router without the network?
  made: Was running the ethernet worse than setting it up? | What went on its own network, away from the rest of the wifi? | Are the gadgets kept apart from the laptops on the home network?
smarthome: home assistant, zigbee, smart home, smart bulb, z-wave, home automation, smart plug, smart light, mqtt, smart switch
  began/got/made/switched: Which automation has everyone at home accepted without a word? | Do the lights still work from the wall when Home Assistant is off? | Which corner of the smart home came first, light, heat or alarms? | Which device still insists on its own app instead of the smart home?
  broke: What did the house fall back on when the smart home was out? | Who noticed first that Home Assistant was gone? | Was it an update that got to the smart home, or the hardware?
  fixed: What had the smart home been doing that gave it away? | How many things did you swap before you found it in the Zigbee mesh?
drive: hard drive, ssd, nvme, nvme drive, raid, disk, hdd, external drive, raid array, zfs pool, zfs
  broke: Had the drive said anything in SMART before? | What was on that drive and nowhere else? | How nervous is the rebuild after a dead disk?
  got/raised/switched: What's the first thing that moves to the new drive? | What do you do with the old drive? | Did you buy the drives from one batch or mix them?
printer: 3d printer, 3d print, 3d printing, 3-d printer, bambu, prusa, ender 3, resin printer
  got/began: What was the first print that wasn't a toy or a boat? | Where does the printer live so nobody hears it? | How many of the things you print are parts for the printer?
  made: How many versions of the print went in the bin first? | What would you change in the next print? | Did you draw it yourself for the 3D print, or start from someone's file?
  broke/fixed: How far in was the print when the printer gave up? | Was it the nozzle, the filament or the bed of the printer? | Do you watch the first layer on the 3D printer, or walk away?
cert: certification, aws exam, aws certification, solutions architect exam, cka, certification exam, comptia, security+, azure exam, ccna, passed the aws, passed my aws, passed the cka, passed the ccna, passed my ccna, passed security+, passed the security+
  reached/did: Which part of the exam was nothing like the practice tests? | How much of the exam do you meet in real work? | Who told you the most useful thing about the exam? | Would you do the next exam in that row, or is that enough paper?
  began/plans: Do you learn for the certification from labs or from question sets? | Which chapter of the exam do you keep putting off? | Is the certification for you, or for somebody's checklist?
  broke/skipped: Which part of the exam would you learn another way? | Were the questions in the exam closer to practice or to the handbook?
sslcert: ssl certificate, tls certificate, ssl cert, tls cert, expired certificate, certificate renewal
  broke/skipped/fixed: Who was the reminder for the certificate going to? | Is the certificate renewed by a machine now, or by a calendar? | What else expires without anyone watching, besides the certificate?
editor: vs code, vscode, zed, jetbrains, intellij, sublime text, emacs, pycharm, webstorm, code editor, new editor
  switched/began: Which muscle memory from the old editor gets in the way? | Which plugin had no match in the new editor? | What do you open the old editor for, if anything?
  quit: What did the old editor do that you only noticed when it was gone? | Which setting did you carry out of the old editor?
  changed: How many extensions does your editor start with? | Which editor setting would you put on anyone's machine? | What does a bare editor lack that you'd miss within the hour?
copilot: copilot, github copilot, ai autocomplete, autocomplete
  quit: What do you type more of without Copilot? | Do you still wait for a suggestion that doesn't come without Copilot? | Which bit of boilerplate makes you miss Copilot? | Was it the wrong suggestions from Copilot, or the right ones?
  began/got: How often do you take what Copilot offers as it stands? | Where is Copilot most sure and most wrong in your code? | Does Copilot change how you name things?
chatgpt: chatgpt, claude, gemini, perplexity, ai assistant, chat assistant
  began/switched: What did you ask the assistant first that you meant seriously? | What do you still look up the old way, without an assistant? | Which answers of the assistant do you check every time?
  quit: What do you search for by hand now without the assistant? | Which habit from the assistant was the hardest to drop? | Did the assistant leave a tone behind in your own writing?
vibe: vibe coding, vibe coded, vibe-coded, vibecoded, vibe-coding
  did/made/began: How much of the vibe coded part have you read since? | Where did vibe coding stop and plain coding begin? | Which line did you end up typing yourself for all the vibe coding?
  quit: What do you write by hand again after vibe coding? | Was there one bug that ended the vibe coding?
mlmodel: ml model, machine learning model, classifier, small model, fine-tune, trained a model, trained a small model, trained my own model, fine-tuned a model, fine-tuned a small model, finetuned a model, trained a classifier
  did/made: What does the model get wrong that a child wouldn't? | How big was the pile of examples the model learned from? | Did a dumb baseline come close to the model? | Where did the labels for the model come from?
  broke: Was it the model that had drifted, or the world? | Who saw first that the model was off?
browser: firefox, google chrome, brave, arc browser, zen browser, vivaldi, chrome, web browser
  switched/began: Which site still sends you back to the old browser? | How many tabs made the move to the new browser? | Is there anything the old browser did that the new one has no answer to?
  quit: Is the old browser still on the machine for that one site? | What had you got used to in the old browser without noticing?
notes: obsidian, notion, logseq, evernote, note app, notes app, second brain, onenote, apple notes
  switched/began: Which notes did you leave behind in the old app? | How much did you set up before writing the first of the notes? | Do you search the notes or browse them? | What's the oldest note that made the trip?
  quit: Where do the quick notes go now? | Did the export bring all your notes along in a shape you can read? | What did the notes app want from you that you'd stopped giving?
  changed: How many folders did the notes survive with? | Which tag did you stop using in the notes?
phone: dumb phone, dumbphone, iphone, pixel phone, android phone, smartphone, new phone, old phone, flip phone, grapheneos
  switched/began: Which thing turned out to need the old phone after all? | What do you do now in the lift or the queue with that phone? | Who had to get used to the phone besides you?
  got: What did you leave off the new phone on purpose? | Which app had to be begged onto the new phone? | What will the old phone do now?
  broke: What was locked behind that phone? | How much of your day turned out to live in the phone? | What did you use first in place of the phone?
monitor: monitor, ultrawide, second monitor, external monitor, 4k monitor, vertical monitor
  got/switched: What lives in the far corner of the new monitor? | Did the windows need a tool to stay put on the new monitor? | What did you stop doing with the laptop screen after the monitor?
  quit/cut/broke: What were you keeping on that monitor all day? | Do you look at one thing longer with fewer monitors? | Which desk did the old monitor go to?
linux: linux, ubuntu, arch linux, nixos, fedora, debian, linux mint, linux desktop, pop os
  switched/began/made: Which piece of hardware sulked on Linux? | What do you still boot the other system for, besides Linux? | Which desktop did you end up with on Linux? | How long until you opened a terminal to fix something on Linux?
  quit: What do you miss from Linux already? | Which job did Linux make you work for once too often? | Is there still a Linux box somewhere under the desk?
  broke: Could you get in from a live stick when Linux didn't boot? | Was it the update or your own hands on that Linux box?
windows: windows 11, windows 10, microsoft windows, windows laptop, windows pc
  quit: What's the one program you still want Windows for? | Did anyone else at home have to follow you off Windows? | How did your files come over from Windows?
pc: gaming pc, pc build, new pc, desktop pc, workstation, gpu, graphics card, mini pc build, homebuilt pc, 4090, 3090
  made/got: Did the PC start at the first press of the button? | Which part of the PC did you spend too little on? | What does the GPU do when it isn't doing what you bought it for?
  broke: How did you find which part of the PC it was? | What's the oldest part in the PC now?
  changed: Was the PC short of memory or of patience before that? | Which part of the old PC is still in there?
rack: server rack, patch panel, cable management, network rack, server shelf, network cabinet, rack
  made/got/changed/fixed: Which cable in the rack has no label yet? | How loud is the rack in the next room? | What came out of the rack that nobody had a use for? | How much room did you leave in the rack?
micro: esp32, arduino, microcontroller, soldering iron, custom pcb, pcb, esp8266, breadboard, raspberry pi pico, dev board, development board
  made/began: What did the board do the first time you gave it power? | Which wire on the board was wrong first? | Does the board run from a battery or from the wall? | Where will the finished board live?
  broke: Did it smell, or did the board just stop? | Was it power, heat or a short on the board?
desk: standing desk, desk setup, desk chair, home office, new desk, office chair, trackball, ergonomic mouse, vertical mouse
  got/switched/changed: What do your shoulders say after a week of the new setup? | What went off the desk to make room? | Did the neck or the wrist ask for the new desk gear first? | Which part of the old desk setup would you take back?
leetcode: leetcode, advent of code, code kata, project euler, codewars, coding puzzle
  began/did: Do you read other people's answers to the puzzles after your own? | Which kind of puzzle do you never get? | Has any of those puzzles turned up in real work? | Which language do you pick for the puzzles?
  quit: Where did the hour go that the puzzles used to take? | Did the puzzles help with anything besides puzzles?
streak: coding streak, github streak, commit streak, contribution streak
  broke/quit: Did the day after the streak feel lighter or flat? | Were you coding for the streak towards the end?
  reached: What counts as a day for the streak? | Would you have begun the streak if nothing counted it for you?
regex: regex, regular expression, regexes
  made/fixed/broke: Will you be able to read the regex in a month? | Which input does the regex not survive? | Is there a test next to the regex?
logs: log file, logs, logging, log level, structured logging, tracing, observability, log line
  made/raised/changed: Which question can you answer from the logs now that you couldn't? | How long do you keep the logs? | What did you take care to leave out of the logs?
  cut/quit: Had anybody been reading those logs at all? | Which log line had cost the most? | Has anyone gone looking in the logs for something since?
  tested: What in the logs had been shouting for weeks? | Did the logs agree with what people had told you?
techdebt: tech debt, technical debt, todo comment, code smell
  fixed/cut: Which piece of the tech debt did you leave standing? | How did you get the time for the tech debt? | What is quicker to change now with that tech debt gone?
  made/raised: Is the tech debt written down anywhere? | Which tech debt would you pay off first with a free week?
tutorial: tutorial, online course, udemy course, cs50, coursera, programming book, computer science course
  made/did/began: What did you build on your own after the course? | Where did you have to stop and read something else during the tutorial? | Which part of the course would you tell a friend to skip?
  quit: How far were you when the course lost you? | What do you learn from instead of the tutorial?
blogpost: blog post, tech blog post, write-up, writeup, technical article
  made: Which paragraph of the post did you cut last? | Who did you picture reading the blog post? | Did writing the post up change your mind on anything? | What will you write up next, if anything?
  rose: Where did the readers of the blog post come from? | Did anyone reading the blog post look further?
talk: conference talk, tech talk, lightning talk, meetup talk, gave a talk, gave my first talk, first talk
  made/did: Which question after the talk did you not have an answer for? | How many slides of the talk went in the bin? | What would you say in the first minute of the talk next time? | Did the demo in the talk behave?
  plans/got: What's the one thing you want people to carry out of the talk? | Who hears the talk first, before the real crowd? | Will there be a live demo in the talk, or is that asking for it?
hackathon: hackathon, game jam weekend, hack day, hack week
  did/made: What was cut in the last two hours of the hackathon? | Will anything from the hackathon still run in a month? | Who at the hackathon built the thing you'd have liked to?
hire: first hire, first employee, new hire, junior dev, junior developer, hired our first, hired my first, hired a junior, hired a developer, first engineer
  did/got: Which task did you hand over first to the new hire? | What did you have to write down before the hire could begin? | What did the hire ask that nobody had asked before? | What are you not ready to let go of after the hire?
pairing: paired with a, paired with our, pair programming, pairing session, mob programming, paired all
  did/began: Who was at the keyboard while pairing? | Which shortcut did you pick up while pairing? | How long before pairing wears you out?
freelance: freelancing, freelance, freelance client, freelance project, freelance work, contracting, contract work, freelance dev
  began/did: Where did the first freelance client come from? | How did you set your first freelance rate? | What does a freelance week lack that a job had?
  reached: Which kind of freelance client do you turn away now? | Do the freelance jobs come by word of mouth by now? | What goes in every freelance contract that wasn't in the first? | How do you sit out a quiet month of freelancing?
  quit: What do you miss of freelancing already? | Which freelance client was the hardest to tell? | Who has your freelance clients now?
startup: startup, my startup, tech startup, our startup
  quit: How did you word the goodbye of the startup to its users? | What will you do on the first Monday without the startup? | What of the startup would you build the same way? | What did you know about the startup a year before you said it?
  began/made: Who's the first customer you picture for the startup? | What have you promised yourself not to do in this startup? | How long does the startup get before you ask the hard question? | Which part of the startup would you have skipped if you were sure of it?
  got: What does the startup have to show by the end of that? | Who turned the startup down before?
waitlist: waitlist, signup, sign-up, signups, email signup, new signup
  got/reached/rose: How many of the signups got past the first screen, roughly? | Which one of the signups have you written to? | Where did the signups come from, as far as you can tell? | Do the signups come back on the second day?
  fell: Did the traffic fall too, or only the signups? | What changed on the page before the signups did? | Was one source behind most of the signups?
  changed/made: What does the signup ask for that it could do without? | What happens in the first minute after the signup?
  cut: Which field was the hardest to take out of the signup? | Did the people from the shorter signup turn out as keen?
payment: stripe, checkout, payment flow, billing, subscription billing, paddle, checkout page
  made/switched/fixed/changed: What happens in the billing when a card fails? | Which refund or plan change tested the checkout first? | Who did tax turn out to be a question for in the checkout? | Did old subscriptions come along when the billing moved?
  broke: How many people gave up at the checkout before you saw it? | Did anyone write in about the checkout, or were they just gone?
sale: first sale, first dollar, first paying customer, first payment, first subscriber, first paid user, first paying user, first customer
  got/made/reached: How did the first customer come across it? | Do you know who the first customer is? | What did the first customer ask for? | Where were you when the first sale came in? | Will the second customer come from the same place as the first?
analytics: google analytics, plausible, web analytics, tracking script, tracking pixel, posthog, mixpanel
  quit: Which number did you look up most before the analytics went? | How do you tell now whether a change worked, without the analytics? | Did anyone on the team miss the analytics?
  switched/made/began: Which question did the analytics answer in the first week? | Which number in the analytics would change what you do? | How far apart were the old and the new analytics?
roadmap: roadmap, product roadmap, quarterly plan, quarterly roadmap
  quit/cut: What do you tell people who want a date, without a roadmap? | Which item on the roadmap had been there the longest? | Did anyone ask for the roadmap after it went?
  made/changed: What came off the roadmap to make it honest? | Which item on the roadmap does nobody dare to drop? | How far ahead is the roadmap worth anything?
config: config file, yaml, env var, environment variable, nix config, terraform, ansible, config
  broke/fixed: Which check could have caught the config before it went out? | Was it a space, a quote or the wrong config file? | How far did the bad config get?
  changed/made: How much of the config could you throw away? | Could a new machine be built from the config alone? | Which line of the config is there for a reason nobody knows?
focus: deep work, focus time, focus block, no-meeting day, no meeting day, focus day, maker schedule, no-meeting, no meetings
  began/did/raised: Who tests the no-meeting day first, your boss or you? | What do you do in the first ten minutes of focus time? | What do people do with their questions while you're in deep work?
appstore: app store, app review, play store, app store review, google play, testflight
  made/did/reached: What did the app review stumble over, if anything? | Which screenshot for the app store did you redo the most? | How did the first strangers find it in the app store?
  broke: Did you get a person in the app review, or a form letter? | Which app store rule makes the least sense to you?
opensource:
  quit: Is somebody else carrying the open source project on? | What did you write in the last open source release note? | What would have kept you at the open source work?
sideproject:
  reached: What would make you close the side project? | Which part of the side project still gives you an evening's joy?
  changed: What did you throw out of the side project on the way? | Does the side project still answer the same need as at the start?
contrib: open source pr, open source contribution, open source pull request, first pr, first pull request, upstream patch, first contribution, drive-by pr
  made/did/got: How did you come across the thing your PR fixed? | Did a maintainer say anything about the PR, or just merge it? | Which part of sending an open source PR was more work than the change?
demo: live demo, product demo, demo day, demoed to, demoed my, demoed our, demoed the, client demo
  did/made: Which part of the demo did they ask to see again? | What did you steer around in the demo? | Was anything in the demo held up with tape?
  broke: What did you show them once the demo was gone? | Was there a recording to fall back on for the demo?
client: client, first client, biggest client, worst client
  quit: Which mail from the client settled it? | What will you ask the next client before you say yes? | Is there work of yours with the client that someone else now has to pick up?
  got: How did the client come across you? | What have you put in writing with the client from the start? | Who at the client gets to say that it is done?
lang: elixir, haskell, kotlin, zig, ocaml, clojure, golang, ruby, c++, erlang, lisp, scala, elm, programming language, new language, functional language
  began: Which habit from your usual language gets in the way in this one? | What are you building with the language while you learn it? | Is it the language that is hard so far, or the tools around it?
  switched: What did you have to write yourself that came for free in the old language? | Is anyone else around fluent in the language?
`

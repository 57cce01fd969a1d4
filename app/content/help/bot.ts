import { statisticsText } from '#app/content/plan-texts.ts'
import { insightsPlan } from '#app/content/plans.ts'
import { maxTargets, maxTopics } from '#app/contract/settings.ts'
import type { HelpText } from './help-text.ts'

export const botHelp: HelpText[] = [
  {
    topic: 'How do I stop or start the bot?',
    says: 'Use Pause Bot and Wake Up Bot on the dashboard (/dashboard). Pausing takes effect right away and changes nothing about your subscription. Nothing is sent before you press Wake Up Bot. To start, the bot needs a finished analysis and a connected account. The dashboard shows what’s missing.',
    more: [
      'To stop everything at once, press Pause Bot: from then on the bot sends nothing, not even what was planned or approved.',
    ],
  },
  {
    topic: 'How do I set the bot’s working hours?',
    setting: 'hours',
    says: 'In Settings > Bot (/dashboard/settings/bot). You can set working hours and quiet hours for each weekday, the most actions per hour and follows per day, and which kinds of action it does. Outside working hours, it only responds to people who write to you. In quiet hours, it does nothing.',
    more: [
      'So that nothing goes out at night, leave the night out of the working hours or make it quiet hours. Drag over the week, or set exact hours for each weekday. Hours that end before they start run past midnight.',
      'The hours are in your time zone. After a change of time zone, they follow it from your next midnight. You don’t need to set them again.',
      'If it acts while it’s night for you, check your time zone in Settings (/dashboard/settings) first: the hours follow it.',
    ],
  },
  {
    topic: 'How do I keep it away from a person or a topic?',
    setting: 'avoided',
    says: 'Settings > Bot (/dashboard/settings/bot) has lists of topics to look for, and of topics, words and people to avoid. You can also add to them from any entry in your activity, in its “More” menu. The bot follows them from its next action.',
    more: [
      'The difference between “Avoided” and “Left alone for good” on the People page (/dashboard/people): you added the avoided people yourself, and you can stop avoiding them. The others asked not to be contacted, and only they can change that.',
      'Words to avoid match whole words, upper or lower case. crypto* matches any word that starts with crypto, and the bot won’t write these words either.',
    ],
  },
  {
    topic: 'Can I undo an action?',
    says: 'Yes. Use Undo on any sent reply, like or follow, on the dashboard or in Activity (/dashboard/activity). It’s removed from the network, but still counts toward that day’s limits.',
  },
  {
    topic: 'Why did it skip a post?',
    says: 'Every skipped post shows its reason in Activity (/dashboard/activity). If it replied to one it shouldn’t have, use “More” there to undo it and to say why. The bot skips posts about grief, politics or health, giveaways, spam, other bots, and anything it has nothing specific to say about.',
    more: [
      'All skipped posts are under Skipped in Activity (/dashboard/activity), and can be listed by reason.',
      'Was it about your topic after all? Add the topic under Look for in Settings > Bot (/dashboard/settings/bot), or correct your topics on the Voice page (/dashboard/voice): relevance is judged by how close a post is to both.',
    ],
  },
  {
    topic: 'Can it prioritize certain people?',
    says: `Yes. Add up to ${maxTargets} people on the People page (/dashboard/people). The bot checks their new posts first, whatever they write about. All checks and limits still apply. The page shows what came of each.`,
    more: [
      'The search on the People page (/dashboard/people) finds people you’ve met, then everyone on the network. The page also suggests people who keep writing to you. If you hide one, they won’t be suggested again for 90 days.',
      'To take someone off, press Remove next to them on the People page (/dashboard/people). The bot then treats their posts like everyone else’s.',
    ],
  },
  {
    topic: 'What is the inbox?',
    says: 'The inbox (/dashboard/inbox) shows replies and mentions from the last 90 days, newest first, and which ones you’ve replied to. A post that was deleted or hidden on the network may still be listed. You can reply from there yourself. Those replies count toward your limits too.',
    more: [
      'Conversations are sorted by whose turn it is. “Needs you” comes first (questions, orders and complaints), then “The bot is on it”, “Small talk”, “Their turn” and “Want no contact”. Snoozed and done ones have their own tabs.',
      'A reply from the inbox goes out right away, exactly as you write it. “Write a draft” has the language model propose one first.',
      'Search at the top of the inbox finds a name, a handle or words from a post. Check now looks for new posts right away.',
    ],
  },
  {
    topic: 'What counts as an action?',
    says: 'Any reply, like or follow that was sent, or may have been sent if the network didn’t confirm. Actions the network refused don’t count, and neither do profile views. A day is your local day, midnight to midnight. Activity (/dashboard/activity) lists them.',
  },
  {
    topic: 'What stats do I get?',
    says: statisticsText,
    more: [
      'In the chart by day, actions stand above the line, and the replies, likes and follows back that they got below it, on the day of the action. While the bot is awake, Warble checks the network every hour for a week, and X once a day for two days.',
      '“From reading to talking” shows every post the bot read, and what came of it.',
      'Followers are counted each time your account is read, and the chart has one number a day. Warble doesn’t show who followed or unfollowed you, only how many.',
      'The numbers can differ from the network’s own: Warble counts only what came back to its own actions, not to posts you wrote yourself, and for up to a week after each.',
    ],
  },
  {
    topic: 'Can I download my stats?',
    says: 'Yes. In Analytics (/dashboard/analytics), you can export each tab as CSV. In Activity (/dashboard/activity), you can download a report for any period as CSV, or print it with charts.',
    more: [
      'Reports aren’t emailed to anyone else: download one in Activity (/dashboard/activity) and forward it. There are CSV files, which Excel opens, and a page to print or save as a PDF.',
    ],
  },
  {
    topic: 'Can I choose which actions it takes?',
    setting: 'actions',
    says: 'Yes. Settings > Bot (/dashboard/settings/bot) has a switch for each: replies, likes, follows and profile views. One of them must stay on. To stop the bot completely, use Pause Bot on the dashboard.',
  },
  {
    topic: 'How do I choose the topics it looks for?',
    setting: 'topics',
    says: 'Settings > Bot (/dashboard/settings/bot) has a list of topics to look for, on top of those the analysis found. You can edit those on the Voice page (/dashboard/voice).',
    more: [`Up to ${maxTopics.look_for} topics, one per line, in the words that people on the network use.`],
  },
  {
    topic: 'What happens when I reach a limit?',
    says: 'The bot waits, then continues on its own: after an hourly limit within the hour, after a daily limit at midnight in your time zone. Your plan page (/dashboard/plan) shows what’s used and which plan has more.',
  },
  {
    topic: 'Does it unfollow or delete things?',
    says: 'Not on its own. Undo in Activity (/dashboard/activity) removes a reply, like or follow that it sent.',
    more: ['It can’t clean up your account: posts of your own, old likes and people you followed yourself stay.'],
  },
  {
    topic: 'Does it answer people who reply to me?',
    says: 'Yes. People who write to you come first, and the bot may reply, like or leave it to you. The inbox (/dashboard/inbox) shows everyone who wrote to you and whether they’ve had a reply.',
    more: [
      'It leaves to you what only you can answer: questions to you, disagreement and complaints. In the inbox (/dashboard/inbox) they’re under “Needs you”.',
    ],
  },
  {
    topic: 'How fast does it work?',
    says: 'You set the most it does in an hour in Settings > Bot (/dashboard/settings/bot), within your plan. It pauses between actions, and only acts when it finds posts worth it.',
    more: ['It only replies to new posts: up to a day old, or up to 3 days if you widen the search.'],
  },
  {
    topic: 'What do the rates mean?',
    says: 'The engagement rate is the share of replies from the last 7 days, among those with a known result, that got a like or a reply. The success rate is the share of the last 7 days’ actions that the network accepted: it falls if posts were deleted, people blocked you, or the network refused. Analytics (/dashboard/analytics) shows both with their counts.',
  },
  {
    topic: 'Why did an action fail?',
    says: 'Its entry in Activity (/dashboard/activity) says why. Usually the post was deleted, its author doesn’t accept replies, or the network didn’t respond. Actions that the network refused don’t count toward your limits, and the bot moves on to the next post.',
  },
  {
    topic: 'What do uptime and response time mean?',
    says: 'Uptime is how long the bot has been running since it was last started. The average response time is how long the network took to respond to its actions, over the last 7 days. Analytics (/dashboard/analytics) shows both.',
  },
  {
    topic: 'Why does it do so little at first?',
    says: 'On X and Bluesky, a newly connected account starts at a third of its plan’s limits and reaches all of them after ten days with actions, because networks mistake sudden activity for spam. Perch has no such warm-up. Your plan page (/dashboard/plan) shows today’s limits.',
    more: [
      'If it finds few posts worth a reply, the dashboard (/dashboard) says why and lets you widen the search: more topics, posts up to 3 days old, and people like those who responded. More topics to look for, in Settings > Bot (/dashboard/settings/bot), help too.',
    ],
  },
  {
    topic: 'What is the best hour?',
    says: 'The hour of the day, in your time zone, when your replies get the most back. Analytics (/dashboard/analytics) shows it once there’s enough to tell. You change your time zone in Settings.',
  },
  {
    topic: 'Why am I at a limit so soon?',
    says: 'Replies, follows and all actions together each have a limit of their own, some by the hour and some by the day, so one can be used up while another has room. Actions that you’ve undone, and those another Warble account did with the same social account, count too. Your plan page (/dashboard/plan) shows what’s used.',
  },
  {
    topic: 'Why can’t I undo something?',
    says: 'Only replies, likes and follows that were really sent can be undone, not profile views, drafts or what failed. If the network refuses, the entry in Activity (/dashboard/activity) says why. You can always delete it on the network itself.',
  },
  {
    topic: 'How do I clear the notifications?',
    says: 'Mark all as read on the Notifications page (/dashboard/notices) clears the bell. You choose which news you get by email in Settings > Notifications.',
    more: [
      'The Notifications page (/dashboard/notices) has replies, mentions, complaints, and what needs you, for 90 days.',
      'There are no push notifications on a phone: news comes by email and at the bell.',
    ],
  },
  {
    topic: 'How do I open the CSV in Excel?',
    says: 'The files are comma-separated UTF-8. In Excel, use Data > From Text/CSV and choose comma and UTF-8. There’s no Excel or PDF file, but the report in Activity (/dashboard/activity) can be printed or saved as a PDF.',
    more: [
      'To export, use the CSV of each tab in Analytics (/dashboard/analytics), or download a report in Activity (/dashboard/activity).',
    ],
  },
  {
    topic: 'What do I have to do every day?',
    says: 'Not much: on Co-pilot, look through the queue (/dashboard/queue) once or twice a day, a few minutes each time, and reply to people who wrote to you in the inbox. On Autopilot, only what the network’s rules leave to you waits there: on X and Bluesky that’s likes, follows and replies to strangers.',
    more: [
      '“Waiting for you” on the dashboard (/dashboard) lists the people who need a reply from you, and the drafts in your queue.',
    ],
  },
  {
    topic: 'Does it only reply to big accounts?',
    says: 'There’s no minimum or maximum number of followers, yours or theirs. The bot looks at what a post is about, not at how large its author is. Add the people you want checked first on the People page (/dashboard/people).',
  },
  {
    topic: 'It said something wrong or hurtful',
    says: 'I’m sorry. Open “More” at that reply in Activity (/dashboard/activity) to remove it and to say why, so it doesn’t happen again. Switch to Co-pilot on the dashboard if you want to see every reply before it’s sent. Please tell us on the contact page (/contact): a person reads it.',
  },
  {
    topic: 'Do people notice when I undo something?',
    says: 'Undo takes the reply, like or follow off the network, but the person may have been notified already or seen it. Activity (/dashboard/activity) shows what was undone.',
  },
  {
    topic: 'My CSV or chart is empty',
    says: 'Then there’s nothing in the chosen period yet, or it goes back further than your plan does. Choose another period or tab in Analytics (/dashboard/analytics). If you can see actions there and the file is still empty, write to us on the contact page (/contact).',
  },
  {
    topic: 'What are Autopilot and Co-pilot?',
    says: 'On Co-pilot, every reply, like and follow waits in your queue (/dashboard/queue) until you send or reject it. On Autopilot, the bot sends whatever the network lets a bot do, and only asks about the rest. Switch on the dashboard or in Settings > Bot (/dashboard/settings/bot).',
    setting: 'mode',
  },
  {
    topic: 'Where do I see everything the bot did?',
    says: 'In Activity (/dashboard/activity): every reply, like, follow and profile view, with its text, reason and result, and every post it skipped. You can choose a period and a kind, search, and download a report.',
    more: [
      'Each entry gives its reason: which of your topics the post was about, and what in the post led to the reply.',
      'An entry’s “More” menu leads to it on the network, undoes it, avoids the person or the topic, makes the person a priority, or marks the reply as not sounding like you.',
    ],
  },
  {
    topic: 'What does Run Diagnosis do?',
    says: 'It checks everything your bot needs: sign-in, plan, connection, extension, analysis, limits, the language model and our servers. It says what’s wrong and what to do. It’s on the Support page (/dashboard/support), under Bot Health Check.',
    more: [
      'Its result names what was checked, what is wrong and what to do. It contains no password, token, or text of your posts.',
    ],
  },
  {
    topic: 'What do the marks in Activity mean?',
    says: 'Success: the network accepted it. Failed: it refused, and the entry says why. Pending: it’s being sent. Not confirmed: the network’s response was lost, so the action is never repeated. Skipped: a post the bot passed over. Undone: you took it back. All of them are in Activity (/dashboard/activity).',
  },
  {
    topic: 'Can I raise the limits?',
    setting: 'pace',
    says: 'Within your plan, yes: actions an hour and follows a day are set in Settings > Bot (/dashboard/settings/bot), up or down. How high you can go, and how many actions and replies you get a day, depends on your plan. The pricing page (/pricing) compares them.',
  },
  {
    topic: 'What do Done and Never contact again do?',
    says: 'Both are on a conversation in the inbox (/dashboard/inbox). Done takes it off the open list until they write again. “Never contact again” puts the person on your avoid list: the bot won’t reply to them, like their posts or follow them. You can take them off it on the People page (/dashboard/people). If they complained, you then decide in the inbox whether the bot may contact them.',
    more: [
      'When a conversation needs nothing more, press Done on it in the inbox (/dashboard/inbox). It leaves the open list, and a new post from them brings it back.',
    ],
  },
  {
    topic: 'What are profile views for?',
    says: 'The bot looks at the profiles of people who write about your topics, as you would before you get in touch. Only Perch has profile views; X and Bluesky have none. Profile views use none of your actions, and there are none on Co-pilot. You can switch them off in Settings > Bot (/dashboard/settings/bot).',
  },
  {
    topic: 'What are insights and recommendations?',
    says: `Insights, a tab of Analytics (/dashboard/analytics), shows when your replies get one back, which topics, people and kinds of replies bring something, and what you can do about it. Where a difference is more than chance, it says so; everything else may be chance. Hours and people are on every plan, and the rest comes with ${insightsPlan}. It fills in over a few weeks.`,
    more: [
      'The heat map “When a reply gets one back” in Insights has a square for each hour of the week, in your time zone. Each stroke is one of your replies, at the hour it was sent. A tall one got a reply back, and the stronger the square’s color, the more replies back.',
      'The map “What people replied to” shows your newest replies and skipped posts, up to 100 of each, by what the posts were about. Topics near each other are alike.',
      '“What gets replies” compares kinds of your replies, such as longer ones or ones with a question. The dot is the share that got a reply back. The line is the range that chance alone could produce, so a dot within its line could be chance.',
      '“What it learned” makes the bot prefer, among good posts, the ones that are more likely to bring a reply or a follow back. You can turn learning on or off there, or start it over.',
      '“Does learning help you?” is a test: for 4 weeks, the bot uses what it learned for only half of the people, picked at random, and counts who replies or follows back.',
      '“How people responded” counts those who heard from you, liked a reply, replied back or followed you back. “What people said” has what they wrote to you, with the newest quoted.',
    ],
  },
  {
    topic: 'Does it write about sad or sensitive posts?',
    says: 'It shouldn’t: posts about grief, illness, disasters and politics are skipped. If it replied to one, open “More” at that reply in Activity (/dashboard/activity) to remove it from the network and to say why. You can add topics and words to avoid in Settings > Bot (/dashboard/settings/bot), or switch to Co-pilot and read every reply first.',
  },
]

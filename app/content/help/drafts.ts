import { draftHours } from '#app/contract/settings.ts'
import type { HelpText } from './help-text.ts'

export const draftsHelp: HelpText[] = [
  {
    topic: 'Can I edit a reply after it was sent?',
    says: 'No. You can only remove it with Undo in Activity (/dashboard/activity). Before it’s sent, you can edit it in the queue.',
  },
  {
    topic: 'How do I change a draft before it’s sent?',
    says: 'Press Edit on it in the queue (/dashboard/queue), or the key e, change the words, then send it. The bot learns from what you change.',
  },
  {
    topic: 'How do I get another version of a draft?',
    says: 'Press Rewrite on it in the queue (/dashboard/queue), or the key n: the language model writes another one.',
  },
  {
    topic: 'How do I approve several drafts at once?',
    says: 'Select them in the queue (/dashboard/queue), with their boxes, the key x or “Select all”, then send the selected ones together.',
  },
  {
    topic: 'I rejected a draft by accident',
    says: 'You can bring it back for an hour, in the queue (/dashboard/queue): the key z undoes the last rejection.',
  },
  {
    topic: 'I approved the wrong draft',
    says: 'Undo the approval under Approved in the queue (/dashboard/queue) while it’s still there: it’s usually sent within a minute. Once it’s sent, use Undo in Activity.',
  },
  {
    topic: 'Where is the draft I snoozed?',
    says: 'Under Snoozed, below the drafts in the queue (/dashboard/queue). It comes back to the list after an hour, tonight at 8 PM or tomorrow at 8 AM, as you chose.',
  },
  {
    topic: 'How long can I snooze something?',
    says: 'A draft for an hour, until tonight at 8 PM or until tomorrow at 8 AM, and a conversation in the inbox (/dashboard/inbox) until they write again as well. You can’t choose another day.',
  },
  {
    topic: 'Is the person told when I press Done?',
    says: 'No. Done, Snooze and Never contact again are seen by you alone: nothing is sent to the person. You find them in the inbox (/dashboard/inbox).',
  },
  {
    topic: 'Do drafts expire?',
    says: `Yes, after ${draftHours} hours, because a late reply helps no one. Nothing is sent then, and it uses no action. The queue (/dashboard/queue) has the rest.`,
  },
  {
    topic: 'Why is my queue empty?',
    says: 'Nothing waits for you, which isn’t a fault. On Autopilot, the bot sends what it may. On Co-pilot, it hasn’t found a post worth a reply yet, and the dashboard (/dashboard) says why.',
  },
  {
    topic: 'The draft is too long to send',
    says: 'Networks allow only so many characters, and the counter turns red above that. Shorten it, or press Rewrite in the queue (/dashboard/queue). For shorter replies in general, set the length under Sound on the Voice page.',
  },
  {
    topic: 'The original post was deleted',
    says: 'Reject the draft in the queue (/dashboard/queue). If you approve it anyway, nothing is sent to a post that’s gone, and it doesn’t count.',
  },
  {
    topic: 'Where do I see the post a draft replies to?',
    says: 'Each draft in the queue (/dashboard/queue) has the post it replies to above it, with its author and the reason. A link there leads to it on the network.',
  },
  {
    topic: 'Do waiting drafts go out when I switch to Autopilot?',
    says: 'No. What’s already in the queue (/dashboard/queue) waits until you send or reject it, or it expires. Autopilot only holds for what the bot finds from then on.',
  },
  {
    topic: 'Are planned replies still sent after I pause?',
    says: 'No. From the moment you press Pause Bot on the dashboard (/dashboard), it sends nothing, not even what was planned or approved.',
  },
  {
    topic: 'It sent a reply that I didn’t approve',
    says: 'Then the bot is on Autopilot, which sends without asking. Switch to Co-pilot on the dashboard (/dashboard), and everything waits for you. Undo in Activity removes the reply.',
  },
  {
    topic: 'Does it post without asking me?',
    says: 'Only on Autopilot. On Co-pilot, where X and Bluesky start, nothing is sent that you haven’t approved in the queue (/dashboard/queue). Switch on the dashboard.',
  },
  {
    topic: 'Does it learn from what I reject?',
    says: 'Yes, if you give a reason: “avoid the person” or “avoid the topic” adds to your lists, and “doesn’t sound like me” is remembered. Without a reason, only the draft goes. Reject in the queue (/dashboard/queue).',
  },
  {
    topic: 'Does it learn from my edits?',
    says: 'Yes, your edits teach it: what you change in a draft becomes an example that the language model sees with later drafts. “Your edits” on the Voice page (/dashboard/voice) lists them, and you can remove each.',
  },
  {
    topic: 'Can I answer people on the network myself?',
    says: 'Yes, reply there as always. Only reject the waiting draft for that person in the queue (/dashboard/queue), so that no second reply goes out. Warble doesn’t notice unless you went there from the draft’s link.',
  },
  {
    topic: 'It thinks a friendly message is a complaint',
    says: 'Open the conversation in the inbox (/dashboard/inbox) and press “They’re fine with it”: the bot may contact them again. The complaint still counts in your results.',
  },
  {
    topic: 'It liked or followed the wrong post or person',
    says: 'Press Undo on it in Activity (/dashboard/activity). Its entry says why it chose it, and its “More” menu avoids the person or the topic from now on.',
  },
  {
    topic: 'Why did it reply to someone off topic?',
    says: 'The entry in Activity (/dashboard/activity) says which of your topics the post was about. If that topic is wrong, remove it on the Voice page, or avoid it in the entry’s “More” menu.',
  },
  {
    topic: 'Can I ban exclamation marks, emojis or an opening phrase?',
    says: 'Yes. Phrases go into “Words you never use” on the Voice page (/dashboard/voice): drafts with them are never shown. For “no exclamation marks” or “no emojis”, write it into a prompt there.',
  },
  {
    topic: 'It used a wrong price or fact',
    says: 'Correct it under Facts of mine on the Voice page (/dashboard/voice): replies go by what’s there. A reply that’s already out has “More” in Activity, to remove it and to say why.',
  },
  {
    topic: 'Does it answer questions from customers?',
    says: 'Yes, if your posts, prompts or Facts of mine on the Voice page (/dashboard/voice) have the answer. Otherwise a draft waits for you, with the question shown. It makes up no answer.',
  },
  {
    topic: 'Can it take orders or bookings?',
    says: 'No. Someone who wants to buy or book is listed first in your inbox (/dashboard/inbox), so that you answer. The bot takes no orders, appointments or payments.',
  },
  {
    topic: 'Can I make it less picky?',
    says: 'There’s no switch for that: it only replies where a post is about your topics. Add topics in Settings > Bot (/dashboard/settings/bot), and widen the search where the dashboard offers it. You see why it skipped a post in Activity.',
  },
  {
    topic: 'What if I delete a reply on the network myself?',
    says: 'Nothing breaks. It still counts toward that day’s limits, and its entry stays in Activity (/dashboard/activity).',
  },
]

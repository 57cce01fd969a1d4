import type { HelpText } from './help-text.ts'

export const privacyHelp: HelpText[] = [
  {
    topic: 'Do you sell my data?',
    says: 'No. We don’t sell your data, use it for advertising or train models with it. The privacy page (/privacy) lists what’s stored and who receives it.',
  },
  {
    topic: 'Do you train AI on my posts?',
    says: 'No, we don’t train models with your posts or anything else of yours. The privacy page (/privacy) names the language model that reads them, if this site has one.',
  },
  {
    topic: 'Where are your servers?',
    says: 'Our help doesn’t say in which country the servers are. Ask us on the contact page (/contact). Who else receives data is on the privacy page (/privacy).',
  },
  {
    topic: 'Who are your subprocessors?',
    says: 'The privacy page (/privacy) lists them under “Who else receives it”: the network, the language model if this site has one, the email service, and Stripe for paid plans. You can send that page to your legal team.',
  },
  {
    topic: 'Do you have a data processing agreement (DPA)?',
    says: 'Our help has none to download. Ask us for one on the contact page (/contact). What we store, why and for how long is on the privacy page (/privacy).',
  },
  {
    topic: 'What do you store about the people the bot talks to?',
    says: 'The public post it was about, its author’s public name and picture, and what came of it, as long as the customer has an account. Anyone can ask to be left alone. The privacy page (/privacy) says it under “People the bots write to”.',
  },
  {
    topic: 'How long do you keep my data after I leave?',
    says: 'When you delete your account, its data is deleted right away, and it’s gone from our backups within 30 days. The privacy page (/privacy) lists the few exceptions, such as a keyed hash that shows a trial was used.',
  },
  {
    topic: 'What do you get if I sign in with Google?',
    says: 'Only your Google account’s id, email address, name and the address of your picture. No contacts, no emails, no files. The sign-up page (/signup) works without Google too.',
  },
  {
    topic: 'Are my tokens safe with you?',
    says: 'They’re stored encrypted, used only for the actions you allow, and deleted when you disconnect. Only Perch takes tokens: for X and Bluesky, you need none. Setup (/onboarding?step=2) shows all ways to connect.',
  },
  {
    topic: 'Does the try page keep or post anything?',
    says: 'No. The posts you paste, or the public posts of the handle you enter, are read for that one page and then forgotten. The try page (/try) posts nothing anywhere.',
  },
  {
    topic: 'Can I try it with someone else’s handle?',
    says: 'Yes: if the try page (/try) asks for a handle, any public one will do. Otherwise paste 5 to 20 of that account’s posts. To connect an account, it must be yours or you must be allowed to act for it.',
  },
  {
    topic: 'The try page keeps loading',
    says: 'Load the try page (/try) again, and paste 5 to 20 posts with an empty line between them. After 10 tries in 5 minutes, you have to wait a few minutes. If it still doesn’t answer, write to us on the contact page (/contact).',
  },
  {
    topic: 'Who owns what the bot writes?',
    says: 'Our terms (/terms) claim no rights in what the bot writes for you, and you’re responsible for what’s posted in your name. If you need more than that, ask us on the contact page (/contact).',
  },
  {
    topic: 'Can it give me people’s email addresses?',
    says: 'No. Warble collects no email addresses, and shows only what is public on the network: name, handle, bio and posts. The People page (/dashboard/people) lists who you’ve met.',
  },
  {
    topic: 'Can I see who viewed my profile?',
    says: 'No, networks don’t tell Warble who looked at your profile. Who wrote to you is in the inbox (/dashboard/inbox).',
  },
  {
    topic: 'What happens if Warble shuts down?',
    says: 'We’d email you, stop your bot and cancel any paid plan, and you could export your data first. All data is deleted within 90 days of the end, as the privacy page (/privacy) says.',
  },
  {
    topic: 'Are sent replies removed if I delete my account?',
    says: 'No. What the bot sent stays on the network. To remove some of it, use Undo in Activity (/dashboard/activity) before you delete your account.',
  },
]

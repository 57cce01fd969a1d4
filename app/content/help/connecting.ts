import { draftHours } from '#app/contract/settings.ts'
import type { HelpText } from './help-text.ts'

export const connectingHelp: HelpText[] = [
  {
    topic: 'I connected the wrong account',
    says: 'Press Disconnect on the dashboard (/dashboard): the bot stops right away and what was waiting is dropped. Sign in to the right account on the network, then connect it in setup (/onboarding?step=2).',
  },
  {
    topic: 'Do I need to install anything?',
    says: 'No. You connect on the network’s own page, in your browser. Only for connecting Perch with one click is there an extension for Chrome, and setup (/onboarding?step=2) has other ways.',
  },
  {
    topic: 'Does the extension work in Firefox, Edge or Brave?',
    says: 'It’s made for Chrome on a computer: not for Firefox or Safari, and we don’t promise Edge or Brave. You don’t need it, as setup (/onboarding?step=2) has other ways to connect.',
  },
  {
    topic: 'Can I remove the extension once I’m connected?',
    says: 'Yes. The bot runs on our servers without it. If you keep it, it can connect you again on its own when the network ends the session. To connect again without it, use setup (/onboarding?step=2).',
  },
  {
    topic: 'The extension doesn’t find my account',
    says: 'Sign in on Perch in the same Chrome window, not a private one, then open the extension again. It only connects Perch: for X and Bluesky, press the Connect button in setup (/onboarding?step=2).',
  },
  {
    topic: 'Which handle do I enter for Bluesky?',
    says: 'Your full handle as Bluesky shows it, such as name.bsky.social, or your own domain if that’s your handle. It goes into setup (/onboarding?step=2).',
  },
  {
    topic: 'Do I enter my Bluesky password?',
    says: 'No, never your real one. Authorize Warble on Bluesky’s page, or enter an app password, which you create in Bluesky under Settings > Privacy and security > App passwords. Both start in setup (/onboarding?step=2).',
  },
  {
    topic: 'I allowed it on the network, and nothing happened',
    says: 'Open setup (/onboarding?step=2) again: it shows whether the account is connected. If not, allow cookies for this site and press the Connect button once more. Still stuck? Write to us on the contact page (/contact).',
  },
  {
    topic: 'It says the token is invalid',
    says: 'Copy both again while you’re signed in on Perch, each whole and without spaces: auth_token first, then ct0. Signing out there ends them. Connecting by consent in setup (/onboarding?step=2) is easier.',
  },
  {
    topic: 'I changed my password on the network',
    says: 'If that ended the connection, the dashboard (/dashboard) says so and has the button to connect again. Otherwise there’s nothing to do. Your settings, prompts and history stay.',
  },
  {
    topic: 'How do I take back Warble’s access on the network?',
    says: 'Press Disconnect on the dashboard (/dashboard), which deletes Warble’s access. You can also remove Warble in the network’s own settings, among its connected apps or app passwords, and the bot then stops.',
  },
  {
    topic: 'Was the sign-in email from X you?',
    says: 'Warble never signs in to X with your password: you authorize it on X’s own page. If you don’t know a sign-in, change your password on X and look at its connected apps. The dashboard (/dashboard) says if you need to connect again.',
  },
  {
    topic: 'How long until the first reply?',
    says: 'Setup takes a few minutes, most of them for the analysis. After Wake Up Bot on the dashboard (/dashboard), the first actions or drafts come within minutes, in the working hours, if there are posts worth it. On X and Bluesky, replies to strangers wait for your click.',
  },
  {
    topic: 'I left setup in the middle',
    says: 'Nothing is lost. Open setup (/onboarding?step=2) again and go on from there, or use the dashboard, which shows what’s missing.',
  },
  {
    topic: 'Can I put it on my phone’s home screen?',
    says: 'Yes: open the dashboard (/dashboard) in your phone’s browser and choose “Add to Home screen” in its menu. There’s no app in the app stores.',
  },
  {
    topic: 'Are there push notifications?',
    says: 'No, there are no push messages on a phone or in the browser, so there’s no permission to give. You get emails, as you choose in Settings > Notifications (/dashboard/settings/notifications), and the bell in the app.',
  },
  {
    topic: 'How am I told when someone asks or wants to buy?',
    says: 'Switch on replies and mentions in Settings > Notifications (/dashboard/settings/notifications): they’re emailed, at most one email an hour, and the bell shows them too. The inbox lists questions, orders and complaints first.',
  },
  {
    topic: 'Does it stop when I sign out?',
    says: 'No. The bot runs on our servers until you press Pause Bot on the dashboard (/dashboard), whether you’re signed in or not.',
  },
  {
    topic: 'Can I leave it alone for two weeks?',
    says: `Yes, on Autopilot: it sends what your network lets a bot do without you. On X and Bluesky that’s only replies to people who wrote to you, and drafts expire after ${draftHours} hours. Switch on the dashboard (/dashboard), or press Pause Bot.`,
  },
  {
    topic: 'It says outside working hours, but it’s daytime here',
    says: 'Then the time zone is wrong. Set it in Settings (/dashboard/settings): the hours follow from your next midnight. The working hours themselves are in Settings > Bot.',
  },
  {
    topic: 'Does it reply at night?',
    says: 'Not to strangers: by default, working hours are 8 AM to 10 PM in your time zone. At other times, it only replies to people who write to you, and in quiet hours it does nothing. Set both in Settings > Bot (/dashboard/settings/bot).',
  },
  {
    topic: 'Is there a status page?',
    says: 'No. If a page doesn’t load, wait some minutes and reload it. If it lasts, write to us on the contact page (/contact).',
  },
  {
    topic: 'The confirmation link has expired',
    says: 'Have it sent again: sign in on the sign-in page (/login) with your email and password, or use the button on the page you saw after signing up.',
  },
  {
    topic: 'I signed up with Google and have no password',
    says: 'Use the Google button on the sign-in page (/login). To get a password as well, press “Forgot password?” (/forgot-password) there, and we’ll email you a link to choose one.',
  },
  {
    topic: 'Can I be signed in on several devices?',
    says: 'Yes, on as many as you like, at the same time. The bot runs only once. Settings > Security (/dashboard/settings/security) lists them, and you can sign out each.',
  },
]

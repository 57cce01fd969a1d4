import type { HelpText } from './help-text.ts'

export const accountHelp: HelpText[] = [
  {
    topic: 'How do I start?',
    says: 'Sign up (/signup), confirm your email address, pick a plan (Free is fine), connect your account, and let the analysis read your posts. Then press Wake Up Bot on the dashboard. Free needs no card. It takes a few minutes, most of them for the analysis.',
  },
  {
    topic: 'How do I connect my account?',
    says: 'The setup page (/onboarding?step=2) walks you through it. On Perch, use the browser extension (one click) or enter your handle and two session tokens. On X, you authorize Warble on X’s own page, without giving it your password. It can then read posts and profiles and post replies for you, but can’t read your direct messages. On Bluesky, you authorize Warble or use an app password. One click is easiest where it’s offered. If you get disconnected, the dashboard says why and what to do.',
    more: [
      'X asks for several permissions at once: reading posts and profiles to find what’s worth a reply, reading likes and follows to see which drafts you’ve dealt with there, posting to send replies, and staying connected so that you don’t sign in each time. None lets Warble read direct messages or change your password or profile.',
    ],
  },
  {
    topic: 'How long does the setup take?',
    says: 'A few minutes. Connecting takes one click where your network offers it. Most of that is the analysis, which continues if you leave the page. It starts with the sign-up page (/signup).',
  },
  {
    topic: 'Do you need my password?',
    says: 'No. You authorize Warble on the network’s own page, where you can also revoke it. On Bluesky, an app password works as well, and we don’t keep it. On Perch, you can also use the browser extension or two session tokens, which are stored encrypted. The setup page (/onboarding?step=2) lists every way to connect.',
  },
  {
    topic: 'How do I disconnect my account?',
    setting: 'account',
    says: 'Press Disconnect next to your account on the dashboard (/dashboard). It deletes Warble’s access and stops the bot. You can connect again, or connect another account, anytime.',
    more: [
      'Your account on the network stays as it is: the replies, likes and follows sent so far remain, and you can delete them there.',
    ],
  },
  {
    topic: 'How do I delete my account?',
    says: 'Use Delete account in Settings (/dashboard/settings). It permanently deletes your account and everything in it, right away. Backups are gone within 30 days. If you only want to stop the bot and remove Warble’s access, use Disconnect on the dashboard instead.',
    more: [
      'A paid plan is canceled right away when you delete your account, and you won’t be charged again.',
      'It can’t be undone, so export your data in Settings first if you want to keep it.',
      'We email you a confirmation once everything is deleted.',
      'What the bot posted stays on the network, where you can delete it. Your account there isn’t touched.',
    ],
  },
  {
    topic: 'Can I export my data?',
    says: 'Yes. Export data in Settings (/dashboard/settings) creates a file with everything Warble stores about you, including every action. We email you when it’s ready. You can download it for 7 days.',
    more: [
      'The file is a zip with all your records as JSON and your actions as a spreadsheet. Passwords and access tokens aren’t in it.',
      'Before the export, you confirm that it’s you: with your password, a code by email, or two-step sign-in.',
    ],
  },
  {
    topic: 'Which emails do I get?',
    setting: 'emails',
    says: 'You choose in Settings > Notifications (/dashboard/settings/notifications): a daily summary, a weekly digest, replies and mentions, and alerts when the bot stops. Each has an unsubscribe link. Emails about security and payments are always sent. In the app, the bell shows the same news.',
    more: [
      'The switch at the top of Settings > Notifications (/dashboard/settings/notifications) stops all of them except those about security and payments, and anything you request yourself.',
      'To hear only when someone writes to you, leave “Replies and mentions” on and switch the others off. That’s one email an hour at most.',
      'The daily summary comes every morning, except after a day with no actions, and the weekly digest on Mondays.',
      'Emails go to your own address only. For someone without a login, forward the weekly digest, or a report that you download in Activity (/dashboard/activity).',
    ],
  },
  {
    topic: 'How do I set up two-step sign-in?',
    setting: 'two_step',
    says: 'In Settings > Security (/dashboard/settings/security), press “Set up two-step sign-in” and scan the code with an authenticator app. You get 10 recovery codes for when you don’t have your phone. Lost your phone? Choose “Use a recovery code instead” when you’re asked for the code. Without those, write to us on the contact page (/contact). The same page shows your linked Google account and where you’re signed in.',
    more: [
      'Each recovery code signs you in once without the app, and they’re shown only once. In Settings > Security (/dashboard/settings/security), you can create 10 new ones, and the old ones stop working.',
      'To turn it off, open it in Settings > Security (/dashboard/settings/security). Your password alone is then enough, and the recovery codes are deleted.',
    ],
  },
  {
    topic: 'I forgot my password',
    says: 'Use “Forgot password?” on the sign-in page (/forgot-password) and we’ll email you a link to choose a new one. To change your password or email address, go to Settings > Security. Waiting for your confirmation email? Check your spam folder, or resend it from the page after sign-up.',
    more: [
      'A link that has expired or was used no longer works: ask for a new one with “Forgot password?” (/forgot-password). Each is good for an hour, and the email also has a code you can enter instead.',
    ],
  },
  {
    topic: 'How do I install the extension?',
    setting: 'extension',
    says: 'Open setup (/onboarding?step=2) in Chrome on a computer and follow the steps there. If the page doesn’t find it, reload the page after installing, and check that the extension is switched on in Chrome. You only need the extension for connecting with one click. There are other ways on the same page.',
    more: [
      'The extension is for Chrome on a computer only. In Firefox, Safari or Edge, or on a phone, connect by authorizing Warble or with tokens instead.',
    ],
  },
  {
    topic: 'Can I connect more than one account?',
    says: 'Each Warble account has one social account, on every plan. You can disconnect it and connect another one in setup (/onboarding?step=2). For two at the same time, sign up again with another email address.',
    more: [
      'For several clients, each social account needs a Warble account of its own, with its own email address and plan. There’s no bundle price.',
    ],
  },
  {
    topic: 'Can my team use it?',
    says: 'A Warble account is for one person: there are no seats or roles yet. You can be signed in on several devices at once. Tell us what you need on the contact page (/contact).',
    more: ['Someone without a login can get a report: download it in Activity (/dashboard/activity) and forward it.'],
  },
  {
    topic: 'How do I change my email address or password?',
    setting: 'address',
    says: 'In Settings > Security (/dashboard/settings/security). A new email address is confirmed from both the old and the new one. A new password signs you out everywhere else.',
    more: [
      'Change your email address while you can still open the old mailbox. If you can’t anymore, write to us on the contact page (/contact).',
    ],
  },
  {
    topic: 'I didn’t get the confirmation email',
    says: 'Check your spam folder first. The page you saw after signing up has a button that sends it again. If nothing arrives, write to us on the contact page (/contact).',
  },
  {
    topic: 'How do I sign out everywhere?',
    says: 'Settings > Security (/dashboard/settings/security) lists the browsers and apps that are signed in. You can sign out each one, or all others at once.',
    more: ['For each browser, the list shows when it signed in and when it was last used.'],
  },
  {
    topic: 'How do I change my time zone?',
    setting: 'time_zone',
    says: 'In Settings (/dashboard/settings), under Time zone. It decides when your day begins and which hours count as daytime.',
    more: [
      'Working hours, daily limits and daily numbers follow the new time zone from your next midnight. You don’t need to set the hours again.',
    ],
  },
  {
    topic: 'Is there a dark mode?',
    says: 'Yes. In Settings (/dashboard/settings), under Appearance: light, dark, or your device’s setting.',
  },
  {
    topic: 'Can I sign in with Google?',
    says: 'If this site offers it, the sign-in page (/login) has a Google button. You don’t need Google: an email address and a password work just as well (/signup). If you sign up with Google, your Warble account uses your Google email address. If Google sends you back to the sign-in page, allow cookies and try again, or choose a password with “Forgot password?”. You can link or unlink Google in Settings > Security (/dashboard/settings/security).',
  },
  {
    topic: 'What does a password need?',
    says: 'The sign-up page (/signup) says what your password needs: how long it must be, and that it can’t be a well-known or leaked one. Any characters are allowed, including spaces.',
  },
  {
    topic: 'What happens if I skip a step?',
    says: 'Nothing is lost. You can connect your account later in setup (/onboarding?step=2). Until then, the dashboard shows what’s missing, and the bot can’t start.',
  },
  {
    topic: 'I can’t sign in',
    says: 'Check the email address first. “Forgot password?” on the sign-in page (/forgot-password) lets you choose a new password. If you signed up with Google, use the Google button there. A new account needs the link from its confirmation email before you can sign in. After many wrong tries you have to wait, and the page says how long.',
    more: ['Without a password, press “Email me a sign-in link” on the sign-in page (/login).'],
  },
  {
    topic: 'Where is my data export?',
    says: 'Settings (/dashboard/settings) shows whether the file is ready, and has the download. It’s usually ready within minutes. We email you as well, so check your spam folder. If it couldn’t be created, the page says so and you can start it again.',
  },
  {
    topic: 'My account got disconnected',
    says: 'The dashboard (/dashboard) says why, and has the button to connect again. Usually the network ended the session: you signed out there, changed your password, or revoked the access. Your settings, prompts and history stay. Once you’ve connected again, press Wake Up Bot. If the button does nothing, connect in setup (/onboarding?step=2).',
  },
  {
    topic: 'I signed up with the wrong email address',
    says: 'Sign up again with the right one (/signup). A sign-up that’s never confirmed is deleted after 7 days, and nothing else depends on it.',
  },
  {
    topic: 'Someone else signed in to my account',
    says: 'Choose a new password in Settings > Security (/dashboard/settings/security): that signs everyone else out. The same page lists where you’re signed in, and two-step sign-in keeps a stolen password from being enough. If anything was changed, write to us on the contact page (/contact).',
    more: [
      'The Security log in Settings (/dashboard/settings) lists sign-ins, failed attempts and changes to how you sign in, for 90 days.',
    ],
  },
  {
    topic: 'It says my email address is already in use',
    says: 'Then there’s already an account with it, perhaps made with Google. “Forgot password?” on the sign-in page (/forgot-password) lets you in with a link that only you receive. If you never signed up, write to us on the contact page (/contact).',
  },
  {
    topic: 'What can the extension see?',
    says: 'Only the cookies of the network’s site, and only when you press Connect: it sends the two session tokens to Warble, and nothing to anyone else. It doesn’t read other sites, and you can remove it once you’re connected. On setup (/onboarding?step=2), you can connect without it.',
  },
  {
    topic: 'Connecting with X doesn’t work',
    says: 'Check that your browser is signed in to the right X account, then press Connect with X in setup (/onboarding?step=2) again and choose Authorize app. If X says no three times, wait an hour. Still stuck? Write to us on the contact page (/contact) with the message you see.',
  },
  {
    topic: 'Where do I find the tokens?',
    says: 'Sign in on the network in another tab and open the page with your tokens, which the setup page links to. In setup (/onboarding?step=2), both go into one field: auth_token first, then ct0. X and Bluesky need no tokens. On Perch, authorizing Warble or using the extension is easier.',
  },
  {
    topic: 'The network has locked or limited my account',
    says: 'Press Pause Bot on the dashboard first, then unlock the account on the network itself. Before you wake the bot, lower the actions per hour and shorten the working hours in Settings > Bot (/dashboard/settings/bot). Connect again if the dashboard asks for it, and tell us on the contact page (/contact) what the network said.',
    more: [
      'Was it the bot? Activity (/dashboard/activity) shows each of its actions to the minute, but only the network can say why it locked the account.',
    ],
  },
  {
    topic: 'Can you read my direct messages?',
    says: 'No. Warble never asks for them: it reads public posts, your profile and posts that mention you. The privacy page (/privacy) lists everything that’s stored.',
  },
  {
    topic: 'Can I connect a different account later?',
    setting: 'account',
    says: 'Yes. Press Disconnect on the dashboard (/dashboard), then connect the other account in setup (/onboarding?step=2). Your plan, limits and bot settings stay, and the history of the old account stays listed. The analysis runs again for the new account and writes its prompts.',
  },
  {
    topic: 'It shows a connection error',
    says: 'Reload the dashboard (/dashboard) first. If it still says so, the network may be down, or it no longer accepts the connection: press Run Diagnosis on the Support page (/dashboard/support), which tells you which. To connect again, use setup (/onboarding?step=2).',
    own: 'connection',
  },
  {
    topic: 'I changed my handle',
    says: 'Nothing to do on most networks: Warble goes by your account, not by its name, and shows the new handle once it has read your profile again. If the dashboard (/dashboard) reports a lost connection, connect again in setup (/onboarding?step=2).',
  },
  {
    topic: 'Can I sign in with my company account (SSO)?',
    says: 'If your company’s sign-in is set up on this site, yes: choose “Sign in with your company” on the sign-in page (/login) and enter your company email. Your company then decides who can sign in. To have Okta, Entra or another OpenID Connect provider set up, write to us on the contact page (/contact).',
  },
  {
    topic: 'My sign-in code doesn’t work or I have a new phone',
    says: 'Use one of your recovery codes: choose “Use a recovery code instead” when you’re asked for the code. If the app’s codes are refused, check that the phone’s clock is set automatically. Once you’re in, set up the new phone in Settings > Security (/dashboard/settings/security). Without recovery codes, write to us on the contact page (/contact).',
  },
  {
    topic: 'Do you support passkeys or codes by text message?',
    says: 'Not yet. Two-step sign-in works with an authenticator app and recovery codes, in Settings > Security (/dashboard/settings/security). You can also sign in with a link by email, or with Google where this site offers it.',
  },
]

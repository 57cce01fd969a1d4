/**
 * What a visitor and a customer ask the support chat, and the help topics that answer it, then questions near the subject
 * with the topics that are no answer beside the point, if any. By someone who saw the list of screens alone. The texts
 * were mended with them in view.
 */
export const strangerQuestions: [question: string, ...topics: string[]][] = [
  ['What does Warble actually do?', 'What does Warble do all day?'],
  ['how much is it', 'What does it cost?'],
  ['will i get banned from X for using this', 'Is my account safe?'],
  ['do i need to put in a card for the trial', 'Do I need a credit card?'],
  ['Does it work with Bluesky or only twitter?', 'Which networks does it work with?'],
  [
    "Honestly I'm a bit scared of this. What if it says something stupid to one of my clients under my name? Is there a way that I check everything first?",
    'Does it make things up about me?',
    'Can I approve replies before they are sent?',
    'Is my account safe?',
  ],
  [
    "We're an agency managing 14 client accounts. Can we run all of them from one login and is there a price for that",
    'Can I connect more than one account?',
  ],
  ["Will people be able to tell it's a bot?", 'Do people see that a bot replies?'],
  ['Can I cancel any time or am I locked in for a year?', 'Can I cancel?'],
  ['What happens to my data if I leave, do you delete it or do you keep training on it', 'What data do you keep?'],
  ['autopilot vs copilot?', 'What are Autopilot and Co-pilot?', 'Can I approve replies before they are sent?'],
  [
    "Does it send DMs to strangers? I hate that and I don't want to be that guy.",
    'Does it write or schedule my own posts?',
    'Which actions does it take?',
  ],
  ['Is Warble down? the page keeps loading', 'Is Warble down?'],
  ['Puis-je essayer sans donner ma carte bancaire ?', 'Do I need a credit card?', 'How does the free trial work?'],
  ['how many replys a day does it do on the free one', 'How many actions do I get per day?'],
  ['can i use it on my phone or do i need a computer', 'Is there a mobile app?'],
  [
    'I tried one of these tools last year and it left "Great post!" under two hundred tweets and I wanted to die. How is yours different',
    'How does it compare to other tools?',
  ],
  ['Who can I talk to before buying? Is there a human', 'Who can I talk to if something’s wrong?'],
  ['Do you have a yearly discount', 'Is there a yearly plan or a discount?'],
  ['where are your terms, and am i responsible for what the bot says?', 'Is it allowed by the network’s rules?'],
  [
    'is there a browser extension i have to install? my work laptop blocks those',
    'How do I install the extension?',
    'Does my computer have to stay on?',
  ],
  [
    'can it talk to people at certain hours only, i dont want it tweeting at 3am my time',
    'How do I set the bot’s working hours?',
  ],
  ['what does "views profiles" mean and why would i want it', 'What are profile views for?'],
  [
    "I'm a therapist so confidentiality matters a lot. What do you read from my account, do you see private messages, and who on your side can look at it?",
    'Can you read my direct messages?',
    'What data do you keep?',
  ],
  [
    'Can I start on the small plan and move up later without losing everything',
    'How do I change my plan?',
    'Which plan should I choose?',
  ],
  ['Why is my bot not doing anything? It says idle since this morning', 'Why isn’t my bot working?'],
  ['my card got declined, what happens to my account now', 'My card was declined'],
  ['I approved a draft by mistake, can I take it back?', 'How does the queue work?', 'When is an approved draft sent?'],
  ['where is my invoice for march', 'Where do I find my invoices?'],
  [
    'lost my phone and the 2 step codes were on it. locked out',
    'How do I set up two-step sign-in?',
    'My sign-in code doesn’t work or I have a new phone',
  ],
  ['it keeps saying "awesome" i never say awesome make it stop', 'Can I forbid words or phrases?'],
  ['i was charged twice this month???', 'I was charged twice or too much'],
  [
    "how to add a fact about my business, it told someone we open sundays and we don't",
    'Can I tell it facts about me or my business?',
  ],
  ['Where do I see who replied to me?', 'What is the inbox?', 'Who wrote to me?'],
  [
    "What's the difference between avoided and left alone on the people page",
    'How do I keep it away from a person or a topic?',
  ],
  [
    'Downgrading from Pro to Starter – do I lose my second account immediately or at the end of the month?',
    'When does a downgrade take effect?',
  ],
  ['forgot password and the reset link says expired', 'I forgot my password'],
  ['how do i watch a specific account so it replies whenever they post', 'Can it prioritize certain people?'],
  [
    'What does the heat map in Insights mean? The dark squares are at 7am but nobody I know is up then.',
    'What are insights and recommendations?',
  ],
  [
    "Analysis got my niche wrong. It thinks I sell cookies as in web cookies. I'm a bakery. Can I run it again or fix it by hand?",
    'It found the wrong niche or topics',
  ],
  ['Please delete my account and everything you have about me.', 'How do I delete my account?'],
  [
    'Do my edits to the drafts teach it anything, or am I just fixing the same thing forever?',
    'How does it know how I write?',
  ],
  [
    'A customer asked for a price in a thread and the bot suggested something, but I want to write it myself. If I answer straight on X will Warble know and not answer again too?',
    'How does the queue work?',
  ],
  ['how do i mark a lead as done', 'What do Done and Never contact again do?'],
  [
    "I need a refund, I forgot to cancel and it renewed yesterday. I haven't used it in two months.",
    'Can I get a refund?',
  ],
  ['can I download all my data, and in what format', 'Can I export my data?'],
  [
    "We've changed time zone (moved from London to Lisbon... ok same, but next month to Dubai), do I need to repaint the hours or does it shift by itself?",
    'How do I change my time zone?',
  ],
  ['log me out of everywhere', 'How do I sign out everywhere?'],
  ['why did it reply to this guy at all, can i see the reason', 'Where do I see everything the bot did?'],
  [
    'company name on invoice is wrong, need it with our vat number for the accountant asap',
    'Where do I find my invoices?',
  ],
]

export const nearQuestions: [question: string, ...topics: string[]][] = [
  ['Does it work with LinkedIn?', 'Which networks does it work with?'],
  ['Can you schedule my own tweets for next week?', 'Does it write or schedule my own posts?'],
  ['how many employees does warble have and who funds you', 'Who runs Warble?'],
  [
    'will it write my blog posts',
    'Does it write or schedule my own posts?',
    'Does it place ads, make images or suggest hashtags?',
  ],
  ['zapier integration?', 'Does it connect to Zapier, HubSpot or other tools?', 'Do you have an API?'],
  ['Does Warble connect to HubSpot so leads land in the CRM', 'Does it connect to Zapier, HubSpot or other tools?'],
  ['Which AI model do you use, is it ChatGPT or Claude?', 'Which AI writes the replies?'],
  ['can you get my suspended X account back', 'The network has locked or limited my account'],
  ['do you support Mastodon or Threads', 'Which networks does it work with?'],
  ['is there a student or nonprofit discount', 'Is there a yearly plan or a discount?'],
  ['can it delete all my old tweets from 2012', 'Does it unfollow or delete things?'],
  ['Do you have a phone number I can ring', 'Is there a phone number?'],
  ['can the bot pretend to be several different people who agree with me'],
  ['how do I find out who unfollowed me', 'What stats do I get?'],
  ['Are you SOC 2 certified? Can you send the report?', 'Where is my data stored, and is it GDPR compliant?'],
  ['What was your revenue last year'],
  ["how do i report a competitor's account so it gets taken down"],
  ['Do you have a lifetime deal, saw one on appsumo for something similar', 'Is there a yearly plan or a discount?'],
  ['can it scrape e-mail addresses of the people who like my posts'],
  ['can you tell me what other customers in my industry get in results, names if possible'],
]

import { describe, expect, test } from 'vitest'
import { isKnownWord } from '#app/adapters/model/heads/heads.ts'
import { asksMisspelt } from '#app/domain/bot/opt-outs/misspelt.ts'
import { asksToStop, refusesBots } from '#app/domain/bot/opt-outs/request.ts'
import { isLinear } from '../kit/growth.ts'

const stops = [
  'stop',
  'STOP',
  'Stop.',
  'stop!!!',
  'stop 🛑',
  '@finch stop',
  '@finch @ana please stop',
  'Please stop.',
  'pls stop',
  'ok stop now',
  'stop it please',
  'Can you stop?',
  'Okay, stop. Give me some room.',
  'Hey. Stop. There are other people on here.',
  'could you please stop this',
  'I asked you to stop',
  'I said stop',
  'Not interested, stop',
  'not interested.',
  'This is spam, stop',
  'Enough. Stop replying to me.',
  'Stop. You turn up under everything.',
  'seriously stop commenting on my posts',
  'stop tagging me',
  'Stop writing under my threads, thanks',
  'stop spamming',
  'stop the bot replies',
  'stop with bots',
  "don't reply to me",
  'Don’t reply to me, bot',
  'please do not contact me again',
  'Hey, never message me again',
  'dont tag me',
  'leave me alone',
  'Just leave me alone!',
  'could you leave me alone please',
  'leave me out of this',
  'go away bot',
  'go away',
  'please go away now',
  'no bots',
  'No bots please',
  'no bots in my mentions',
  'no more replies',
  'unsubscribe',
  'UNSUBSCRIBE ME',
  'please unsubscribe me from this',
  'opt out',
  'opt me out please',
  'remove me from your list',
  "I don't want to be contacted",
  'i do not want your replies',
  // Disguised
  'st0p',
  's t o p',
  's.t.o.p',
  'ᴘʟᴇᴀsᴇ sᴛᴏᴘ',
  '🆂🆃🅾🅿',
  'ѕtор',
  'pl3ase st0p',
  'd0n’t reply to me',
  'un5ubscribe',
  // German
  'Stopp!',
  'Hör auf',
  'Bitte hör auf damit',
  'hör endlich auf, mir zu schreiben',
  'Bitte aufhören',
  'Antworte mir nicht mehr',
  'schreib mir bitte nicht mehr',
  'Lass mich in Ruhe',
  'Lassen Sie mich bitte in Ruhe!',
  'Bitte nicht mehr antworten',
  'keine Bots bitte',
  'Kein Interesse, stopp',
  'Ich möchte nicht kontaktiert werden',
  'geh weg',
  // Spanish
  'Para ya, por favor',
  'por favor, no me respondas más',
  'No me escribas más',
  'deja de responderme',
  '¡Déjame en paz!',
  'no me contactes',
  'vete bot',
  'no quiero bots',
  'basta ya',
  'dame de baja',
  // French
  'Arrête !',
  'arrêtez ça s’il vous plaît',
  'Arrête de me répondre',
  'Ne me répondez plus',
  'ne m’écris plus',
  'Laisse-moi tranquille',
  'laissez-moi en paix',
  'pas de bots ici',
  'Désabonnez-moi',
  'va-t’en',
  // Portuguese
  'Pare, por favor',
  'pare de me responder',
  'Não me responda mais',
  'não me marque',
  'me deixa em paz',
  'Deixe-me em paz',
  'vai embora bot',
  'nada de bots',
]

const others = [
  '',
  '@finch',
  'Room 5top, 10 am',
  'I 4got the 5th 1',
  'a b c d e f g',
  'ВТОП',
  'стоп-кран в поезде',
  'stop by our booth',
  'Stop by our booth tomorrow, please!',
  "don't stop",
  'please don’t stop',
  'bus stop',
  'Met her at the bus stop',
  "can't stop laughing",
  'I can’t stop replying to this thread',
  'non-stop flights are back',
  'One more stop, then home',
  'full stop',
  'Stop, drop and roll',
  'stop! hammer time',
  'Stop! Look at that crema.',
  'Okay, stop, look at that pour.',
  'omg stop it, you’re too kind',
  'Stop, this is so cute',
  'stop it lol you are killing me',
  'Stop the presses: the new roaster is here',
  'when did you stop answering your mail',
  'How do I stop bots from spamming my server?',
  'how do I get my cat to stop bothering me',
  'You need a stop loss',
  'Why don’t you reply to me?',
  'you never answer me',
  'they do not reply to me',
  'my kids never leave me alone',
  'Leave me alone with my espresso and I am happy',
  'They told me to go away for the weekend',
  'we go away every summer',
  'how to unsubscribe from a newsletter',
  'Unsubscribe links matter for deliverability',
  'no bots were harmed in the making of this',
  'I answer everything myself',
  'not interested in crypto, but coffee, yes',
  'What should I stop doing to get a better crema?',
  'My grinder will not stop, help',
  'never tag me wrong',
  'which bot do you use for alerts',
  'I would never follow a recipe twice',
  // German
  'Hör nicht auf!',
  'ich kann nicht aufhören zu lachen',
  'Die Bushaltestelle ist zu',
  'Er lässt mich in Ruhe arbeiten',
  'Ich antworte dir morgen',
  // Spanish
  'no pares nunca',
  'para mí es el mejor café',
  'la parada de autobús',
  'déjame pensar',
  // French
  'n’arrête pas',
  'l’arrêt de bus est fermé',
  'arrête-toi au café du coin',
  'laisse-moi te montrer',
  // Portuguese
  'não pare',
  'para mim é o melhor café',
  'o ponto de ônibus',
  'deixa eu ver',
]

describe('a request not to be contacted is recognised', () => {
  test.each(stops)('%s', (text) => expect(asksToStop(text)).toBe(true))
})

test.each([
  '\u200fStop replying to me',
  '@bot.test\u200b stop',
  'unsubscribe\u200b',
  'stop\u200breplying\u200bto\u200bme',
  'st\u00adop replying to me',
  'stop\u2060 replying to me',
])('an unseen character hides no request: %j', (text) => {
  expect(asksToStop(text)).toBe(true)
  expect(refusesBots({ bio: '#no\u200bbots', display_name: 'Ann' })).toBe(true)
})

describe('other texts are not mistaken for such a request', () => {
  test.each(others)('%s', (text) => expect([asksToStop(text), asksMisspelt(text, isKnownWord)]).toEqual([false, false]))
})

test.each([
  'stpo replying to me',
  'Dont replly to me',
  'stop bohtering me',
  'plesae levae me alone',
  'can you stpo replying to me',
  'I asked you to stpo',
  'Please don’t contcat me',
  'go awya bot',
])('a slip of the hand hides no request: %s', (text) => expect(asksMisspelt(text, isKnownWord)).toBe(true))

test.each([
  'Top!',
  'Quite like me!',
  'Leaves me alone with my thoughts',
  'The bus stpos here',
  'Lease?',
  'Reposted!',
  'Stop waiting, just brew it',
  'Stop testing me 😄',
  'Never text her',
  'Stop taking my money',
  'Case?',
  'No boots here',
  'Never rely on my memory',
  'Please don’t rely on me 😅',
  'Stop posing with my dog',
  'Tu peux me dire le prix, stp ?',
])('a word that looks like a slip makes no request: %s', (text) => expect(asksMisspelt(text, isKnownWord)).toBe(false))

test.each(['please ', 'stop ', 'no ', 'a-', "don't ", '@x ', 'por favor '])(
  'a long text is checked in linear time: %s',
  async (unit) => expect(await isLinear(asksToStop, unit, 10_000)).toBe(true),
)

test('slips are looked for in short texts only, however few words they have', () => {
  expect(asksMisspelt('stpo replying to me', isKnownWord)).toBe(true)
  for (const filler of ['\n', 'a-'])
    expect(asksMisspelt(`stpo replying to me ${filler.repeat(300)}`, isKnownWord)).toBe(false)
})

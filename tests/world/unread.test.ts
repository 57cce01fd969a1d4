import { describe, expect, test } from 'vitest'
import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import { asksToStop } from '#app/domain/bot/opt-outs/request.ts'
import { fakePost } from '../kit/fake-network.ts'
import { maxWaitMs } from '../kit/until.ts'

const mind = embeddedMind()

/** As an answer whose network calls it English, since that is what its author’s app is set to. */
async function saysOf(text: string): Promise<string | null | undefined> {
  const post = fakePost({ text: `@finch ${text}`, lang: 'en' })
  const [reading] = await mind.readAnswers([post], AbortSignal.timeout(maxWaitMs))
  return reading?.says
}

describe('“I asked it in my language to stop, and it thanked me”', () => {
  test.each([
    'আমাকে আর উত্তর দিও না',
    'எனக்கு பதில் சொல்லாதே',
    'నాకు జవాబు ఇవ్వకు',
    'എനിക്ക് മറുപടി നൽകരുത്',
    'ನನಗೆ ಉತ್ತರಿಸಬೇಡಿ',
    'મને જવાબ ન આપો',
    'ਮੈਨੂੰ ਜਵਾਬ ਨਾ ਦਿਓ',
    'මට පිළිතුරු දෙන්න එපා',
    'ငါ့ကို ပြန်မဖြေပါနဲ့',
    'កុំឆ្លើយតបខ្ញុំ',
    'ຢ່າຕອບຂ້ອຍ',
    'ნუ მპასუხობ',
    'Ինձ մի պատասխանիր',
    'አትመልስልኝ',
    'Надад битгий хариул',
    'hagyj békén',
    'lasă-mă în pace',
    'nemoj mi više odgovarati',
    'daj mi pokoj',
    'jäta mind rahule',
    'liec mani mierā',
    'më lër të qetë',
    'deixa’m en pau',
    'utzi bakean',
    'gad lonydd i mi',
    'fág mé i m’aonar',
    'usinijibu tena',
    'musa ukungiphendula',
    'kite m trankil',
    'berhenti membalas',
    'maňa jogap berme',
    'mənə cavab yazma',
    'ama kutichiwaychu',
    'déjame',
  ])('%s is not read as if it were English', async (text) => {
    expect(asksToStop(text) || (await saysOf(text)) === 'unreadable').toBe(true)
  })
})

describe('“I asked it in my language, thanked in English, and it wrote again”', () => {
  test.each([
    'Hagyj békén.\nThanks.',
    'Thank you! Acha kunijibu.',
    'palik mane ramybėje. Thanks',
    'Arretez de me rep.\nTy!',
    'usinijibu tena.\nThanks.',
  ])('%j is not read as if all of it were English', async (text) =>
    expect(asksToStop(text) || (await saysOf(text)) === 'unreadable').toBe(true),
  )
})

describe('“It took what I quoted for a request”', () => {
  test.each([
    '“Leave me alone” was the first thing my toddler learned to say.',
    'Funny. "Stop replying to me" is what my cat would say.',
    '«Stop replying to me» reads the sign on his door.',
    'Arrête, c’est trop gentil !',
  ])('%s', (text) => expect([asksToStop(text), asksToStop(`@finch ${text}`)]).toEqual([false, false]))

  test.each([
    '“Leave me alone”',
    '"Stop replying to me" please',
    'I said “stop replying to me”.',
    'Arrête.',
    'Arrête, tu saoules',
  ])('but %s is one', (text) => expect(asksToStop(text)).toBe(true))
})

describe('“It said that it can’t read my English”', () => {
  test.each([
    'congrats!',
    'lol same',
    'haha yes',
    'Preach.',
    'which kettle?',
    'thx, will try',
    'Nice setup, love it',
    'cool story bro',
    '𝓛𝓸𝓿𝓮 𝓽𝓱𝓲𝓼 𝓴𝓮𝓽𝓽𝓵𝓮',
    'The Aeropress café in Zürich is great',
    '👏👏',
  ])('%s', async (text) => expect(await saysOf(text)).not.toBe('unreadable'))
})

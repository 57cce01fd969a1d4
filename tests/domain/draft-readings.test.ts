import { expect, test } from 'vitest'
import { checkDraft } from '#app/adapters/model/checks.ts'
import { sentTextsOf } from '#app/adapters/model/likeness.ts'
import { post, profile } from '../kit/mind/posts.ts'

/** What a draft says to its reader counts, whatever it is written with. */

const good = 'Sour at a fine grind usually points to temperature, not grind'

function check(text: string): string {
  const context = {
    post: post('My espresso runs sour since I changed the beans. Ideas?'),
    profile: profile('coffee'),
    recent: sentTextsOf([]),
    maxLength: 400,
  }
  const found = checkDraft(text, context)
  return found.ok ? 'ok' : found.code
}

test.each([
  ['leak', 'a space that does not break', 'My system\u00a0prompt says so'],
  ['leak', 'two spaces', 'My system  prompt says so'],
  ['leak', 'a line break', 'My system\nprompt says so'],
  ['leak', 'a letter that looks Latin', 'My ѕystem prompt says so'],
  ['leak', 'struck-out letters', 'My s\u0336y\u0336s\u0336t\u0336e\u0336m\u0336 prompt says so'],
  ['leak', 'circled letters', 'My ⓢⓨⓢⓣⓔⓜ prompt says so'],
  ['leak', 'another apostrophe', 'I’m told to talk about espresso'],
  ['refusal', 'wide letters', 'Ａs an ＡI, I cannot taste espresso'],
  ['link', 'wide digits', 'Call ０８００ １２３ ４５６７'],
  ['link', 'Arabic digits', 'Call ٠١٧٠١٢٣٤٥٦٧'],
  ['link', 'Devanagari digits', 'Call ०१७०१२३४५६७'],
  ['link', 'digits one by one', 'Write to 0 1 7 0 1 2 3 4 5 6 7'],
  ['link', 'a country first', 'Write to 49 170 1234567'],
  ['link', 'a local number', 'Call 555-1234'],
  ['link', 'letters for digits', 'Ask 1-800-FLOWERS'],
  ['link', 'a short number in brackets', 'Ask (555) 1234'],
  ['link', 'a telephone before it', 'Ask ☎ 5551234'],
  ['leak', 'a Bitcoin address', 'Tip 1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa'],
  ['leak', 'a Solana address', 'Tip 7xKXtg2CW87d97TXJSDpbD5jBkheTqA83TZRuJosgAsU'],
  ['leak', 'a Lightning invoice', 'Pay lnbc2500u1pvjluezpp5qqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqqqsyqcyq5rqwzqfqypqdq5'],
  ['leak', 'an Ethereum address', 'Tip 0x52908400098527886E0F7030069857D2E4169EE7'],
  ['hashtag', 'a small number sign', 'Ask ﹟ad'],
  ['hashtag', 'a small dollar sign', 'Ask ﹩EVIL'],
  ['link', 'letters with dots', 'See evil D.O.T com'],
  ['link', 'Chinese', 'See evil点com'],
  ['link', 'a wallet’s name', 'Tip vitalik.eth'],
  ['link', 'the reader’s own machine', 'See localhost:80'],
  ['placeholder', 'wide brackets', 'Ask ［your name］'],
])('is refused as %s: %s', (code, _what, text) => {
  expect(check(`${good}. ${text}`)).toBe(code)
})

test.each([
  ['blank Braille', '\u2800hidden'],
  ['an annotation', '\ufff9hi\ufffblo'],
  ['joiners between Latin letters', 'a\u200c\u200d\u200cb'],
  ['one joiner after a Latin letter', 'a\u200db'],
  ['joiners in a heap', 'می\u200c\u200c\u200cخواهم'],
  ['a selector after a letter', 'a\ufe0fb\ufe0e'],
  ['a selector after a digit', '1\ufe0f2\ufe0e'],
  ['marks of direction without need', 'a \u200f\u200fb'],
  ['a line separator', '\u2028Paid ad'],
  ['a paragraph separator', '\u2029Paid ad'],
  ['blank lines', '\n\n\nPaid ad'],
  ['lines of one sign', '\n.\n.\n.\n.\nPaid ad'],
  ['a character that there is none', 'a\u{1fff0}b\ufdd0'],
  ['blank lines of spaces', '\n \n\u00a0\nPaid ad'],
  ['a wide gap', '\u3000\u3000\u3000\u3000\u3000\u3000Paid ad'],
  ['a control character', '\u0085b\u000c'],
  ['a character of private use', '\ue000'],
  ['marks in a heap', 'g\u0300\u0301\u0302\u0303\u0304\u0305'],
  ['Thai marks in a heap', 'ก\u0e47\u0e47\u0e47\u0e47\u0e47'],
])('is refused with %s', (_what, text) => {
  expect(check(`${good}. ${text}`)).toBe('leak')
})

test.each([
  ['a family', '👨‍👩‍👧‍👦'],
  ['a profession with a skin tone', '👩🏽‍⚕️'],
  ['a flag of a rainbow', '🏳️‍🌈'],
  ['a flag of a region', '🏴\u{E0067}\u{E0062}\u{E0077}\u{E006C}\u{E0073}\u{E007F}'],
  ['a heart, a mark and a keycap', '❤️ ©️ 1️⃣ ☕︎'],
  ['flags of countries', '🇩🇪 🇮🇹'],
  ['decomposed accents', 'Cafe\u0301 cre\u0300me, pho\u031b\u0309 and Vie\u0323\u0302t'],
  ['a paragraph', '\n\nWarm it up first.'],
  ['a large sum', 'It took 1.000.000.000 beans, or 3.14159265358 of them.'],
  ['times and dates', 'On 2024-01-15 10:30 and 12.05.2024 - 13.05.2024, 2019-2020.'],
  ['steps', 'Grind at 18 20 22, 1:2.5, 93 °C, 30-35 s.'],
  ['a long word', 'Donaudampfschifffahrtsgesellschaft knows.'],
  ['a message of a system', 'The system has an initial setting.'],
  ['a call', 'I’d call 2015 and 2016 good years.'],
])('may have %s', (_what, text) => {
  expect(check(`${good}. ${text}`)).toBe('ok')
})

test.each([
  [
    'Persian',
    'اسپرسوی شما ترش است، چون دمای آب کم است؛ می\u200cتوانید دستگاه را بیشتر گرم کنید و دوباره آسیاب را تنظیم کنید.',
  ],
  ['Hebrew with points', 'הָאֶסְפְּרֶסוֹ שֶׁלְּךָ חָמוּץ כִּי הַמַּיִם קָרִים, חַמֵּם אֶת הַמְּכוֹנָה חֲצִי שָׁעָה.'],
  ['Arabic with a mark of direction', 'طعم الإسبريسو حامض لأن الماء بارد، سخّن الآلة نصف ساعة (93\u200f°) قبل الطحن.'],
  ['Thai', 'เอสเปรสโซของคุณเปรี้ยวเพราะน้ำยังไม่ร้อนพอ ลองอุ่นเครื่องครึ่งชั่วโมงก่อนบดให้ละเอียดขึ้น'],
  ['Hindi', 'आपकी एस्प्रेसो खट्टी है क्योंकि पानी ठंडा है, पहले मशीन को आधे घंटे गर्म करें; बड़ों की राय भी यही है।'],
  ['Sinhala', 'ශ්\u200dරී ලංකාවේ එස්ප්\u200dරෙසෝ ඇඹුල් වන්නේ වතුර සීතල නිසා, යන්ත්\u200dරය රත් කරන්න.'],
  ['Malayalam', 'എസ്പ്രസ്സോ പുളിക്കുന്നത് വെള്ളം തണുത്തതുകൊണ്ടാണ്, അവന്\u200d ആദ്യം യന്ത്രം ചൂടാക്കുക.'],
  ['Burmese', 'ရေအေးလို့ ကော်ဖီချဉ်တာပါ၊ ကျွန်ုပ်တို့ စက်ကို နာရီဝက် အရင်နွေးပါ။'],
  [
    'Vietnamese, decomposed',
    'Cà phê của bạn chua vì nước chưa đủ nóng, hãy làm nóng máy nửa giờ trước khi xay mịn hơn.'.normalize('NFD'),
  ],
])('may be in %s', (_what, text) => {
  expect(check(text), 'only its language is not that of the post').toBe('language')
})

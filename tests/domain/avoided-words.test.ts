import { describe, expect, test } from 'vitest'
import { termIn } from '#app/domain/bot/settings/term-in.ts'

/** Written before the rule, which was not fitted to them. */
const words: [term: string, text: string, found: boolean][] = [
  // German
  ['Krieg', 'Das Kriegsende jährt sich zum achtzigsten Mal', true],
  ['Krieg', 'Meine Oma hat den Weltkrieg noch erlebt', true],
  ['Wahl', 'Der Wahlkampf nervt jetzt schon', true],
  ['Fußball', 'FUSSBALLSPIELE am Abend', true],
  ['Art', 'Die Party war laut', false],
  ['Rat', 'Eine Ratte im Keller', false],
  // Dutch
  ['oorlog', 'De oorlogsjaren waren zwaar', true],
  ['voetbal', 'Vanavond voetbalwedstrijd kijken', true],
  ['kat', 'Dit katoen is zacht', false],
  // Swedish, Danish
  ['krig', 'Kriget är slut', true],
  ['valg', 'Valget bliver tæt', true],
  ['is', 'Visst är det fint', false],
  // French, Spanish, Portuguese, Italian, Romanian
  ['élection', 'Les élections arrivent', true],
  ['art', 'Je pars demain avec ma carte', false],
  ['guerra', 'Las guerras no terminan nunca', true],
  ['eleição', 'As eleições estão chegando', true],
  ['política', 'Cansei de politica', true],
  ['vaccino', 'I vaccini funzionano', true],
  ['alegere', 'Vin alegerile în toamnă', true],
  // Polish, Czech, Russian, Ukrainian, Serbian
  ['wojna', 'Mam dość tej wojny', true],
  ['volby', 'Po volbách bude klid', true],
  ['война', 'Я устал от войны', true],
  ['выборы', 'На выборах было тихо', true],
  ['рак', 'Запуск ракеты перенесли', false],
  ['вибори', 'Про вибори знову говорять усі', true],
  ['футбол', 'Вчора грали у футболі дивно', true],
  ['рат', 'Крај рата је близу', true],
  // Finnish, Hungarian, Turkish
  ['vaalit', 'Vaaleissa kävi hassusti', true],
  ['politiikka', 'Puhutaan taas politiikasta', true],
  ['politika', 'Elegem van a politikából', true],
  ['választás', 'A választások után pihenünk', true],
  ['seçim', 'Seçimlerden bıktım artık', true],
  ['İstanbul', "ISTANBUL'DA yağmur var", true],
  ['at', 'Bu hafta çok sıcak', false],
  // Greek, Hebrew, Arabic, Persian
  ['πόλεμος', 'Ο ΠΟΛΕΜΟΣ ΤΕΛΕΙΩΣΕ', true],
  ['εκλογές', 'Μετά τις εκλογών', true],
  ['בחירות', 'הבחירות מתקרבות', true],
  ['السياسة', 'مللت من سياسة هذا البلد', true],
  ['حرب', 'الحرب انتهت', true],
  ['انتخابات', 'نتیجه‌ی انتخاباتی که دیدیم', true],
  // Hindi, Bengali, Tamil
  ['चुनाव', 'चुनावों का मौसम आ गया', true],
  ['राजनीति', 'मुझे राजनीति पसंद नहीं', true],
  ['নির্বাচন', 'নির্বাচনের আগে সবাই ব্যস্ত', true],
  ['தேர்தல்', 'தேர்தலில் யார் வெல்வார்', true],
  // Japanese, Chinese, Korean, Thai
  ['選挙', '明日は選挙だから早く寝る', true],
  ['京都', '東京都に引っ越した', false],
  ['ワクチン', '昨日ワクチンを打った', true],
  ['選舉', '今年選舉很多', true],
  ['疫苗', '我打完疫苗了', true],
  ['선거', '선거에서 누가 이길까', true],
  ['축구', '축구를 봤어', true],
  ['개', '개인 정보는 소중하다', false],
  ['เลือกตั้ง', 'ใครไปเลือกตั้งมาบ้าง', true],
  // Indonesian, Vietnamese, Filipino
  ['pemilu', 'Hasil pemilunya belum keluar', true],
  ['bầu cử', 'Mùa bầu cử lại đến', true],
  ['halalan', 'Tapos na ang halalang ito', true],
  // English
  ['war', 'A warm day by the river', false],
  ['ass', 'First class all the way', false],
  ['art', 'What a party that was', false],
  ['table', 'My tablet broke again', false],
  ['organ', 'All organic, of course', false],
  ['state', 'That is a bold statement', false],
  ['trump', 'She plays the trumpet', false],
  // As they are written
  ['C++', 'The C# team and a C compiler', false],
  ['C', 'Rewrote it in C++ and C#', false],
  ['C', 'I still write plain C at work', true],
  ['C#', 'Moving from Java to C#.', true],
  ['C#', 'vitamin C #health', false],
  ['F#', 'Ｆ＃ is a lovely language', true],
  ['.NET', 'Upgraded to .NET 8 today', true],
  ['.NET', 'see example.net for more', false],
  ['net', 'Caught it with a net', true],
  ['net', 'Upgraded to .NET 8 today', false],
  ['Node.js', 'node.js 22 is out', true],
  ['Node.js', 'The node. JS is elsewhere', false],
  ['R&D', 'Our R&D budget', true],
  ['R&D', 'R and D', false],
  ['U.S.', 'Come join us tonight', false],
  ['GPT-4.5', 'Tried gpt 4.5 again', true],
  ['covid-19', 'COVID 19 again', true],
  // Emoji
  ['🗳', 'Go and vote 🗳️', true],
  ['👍', 'Fine by me 👍🏽', true],
  ['👍🏿', 'Fine by me 👍', true],
  ['❤️', 'I ❤ this', true],
  ['🇩🇪', 'Auf nach 🇩🇰', false],
  ['🤷‍♀️', 'Who knows 🤷🏾‍♂️', true],
  ['👩', 'My 👩‍💻 life', false],
  // Evaded
  ['politics', 'poli\u200btics again', true],
  ['politics', 'ｐｏｌｉｔｉｃｓ', true],
  ['free money', 'FREE\nMONEY', true],
]

describe('a word that the user avoids is found as people write it', () => {
  test.each(words)('“%s” in “%s”: %s', (term, text, found) => {
    expect(termIn([term], text)).toBe(found ? term : null)
  })
})

import { describe, expect, test } from 'vitest'
import { asksToStop } from '#app/domain/bot/opt-outs/request.ts'

const yes: Record<string, string[]> = {
  en: [
    'please do not @ me',
    'shut up bot',
    'Hey, stop replying to me, third time today is too much.',
    'Stop interacting with my posts',
    "I don't talk to bots",
    'no AI replies please',
    'I asked you to leave me alone',
    'fuck off bot',
    'STOP.\nThanks.',
    'Kindly refrain from contacting me.',
    'Would you mind not replying to my posts anymore?',
    'stop replying or I will block you',
    'Please respect my wishes and do not contact me',
    'Do me a favour and stop tagging me',
    'leave me the hell alone',
    'gtfo of my mentions',
    'Please stop @ing me',
    'Your replies are not welcome here',
    'I’m done talking to you.',
    'blocked and reported',
  ],
  es: [
    'Deja de escribirme',
    'No me vuelvas a escribir nunca',
    'No quiero tus respuestas',
    'Por favor, no me respondas',
    'cállate bot',
  ],
  pt: ['Para de me responder', 'não quero suas respostas', 'por favor não me marque mais', 'cala a boca robô'],
  fr: [
    'Arrête de m’écrire',
    'Merci de ne plus me répondre',
    'Ne m’écris plus',
    'tais-toi le bot',
    'Arrêtez de commenter sous mes posts',
  ],
  de: [
    'Schreib mir bitte nie wieder',
    'Folgen Sie mir nicht mehr',
    'Ich will keine Nachrichten von dir',
    'Lass mich einfach in Ruhe',
    'halt die Klappe du Bot',
  ],
  it: [
    'smettila di rispondermi',
    'Non scrivermi più',
    'Lasciami in pace per favore',
    'Basta bot',
    'non voglio più che mi scrivi',
  ],
  nl: [
    'stop met reageren',
    'Laat me met rust',
    'Reageer niet meer op mijn berichten',
    'Geen bots hier',
    'Hou op met mij te taggen',
  ],
  sv: ['Sluta svara mig', 'Lämna mig ifred!', 'svara inte på mina inlägg'],
  pl: ['Przestań do mnie pisać', 'Nie odpisuj mi więcej', 'Zostaw mnie w spokoju', 'Proszę, nie oznaczaj mnie'],
  cs: ['Přestaň mi psát', 'Nepiš mi už', 'Nech mě na pokoji'],
  ru: [
    'не пиши мне',
    'Пожалуйста, не отвечайте мне больше',
    'Хватит мне писать',
    'Оставьте меня в покое',
    'отстань, бот',
    'Прекрати отвечать на мои посты',
  ],
  uk: ['Не пиши мені більше', 'Досить мені писати', 'Залиште мене у спокої', 'Відчепись від мене'],
  tr: [
    'Bana yazma',
    'Lütfen bana cevap verme artık',
    'Beni rahat bırak',
    'Bana cevap vermeyi bırak',
    'Beni etiketlemeyin lütfen',
  ],
  ar: ['لا ترد علي', 'توقف عن الرد علي من فضلك', 'اتركني وشأني', 'لا تراسلني مرة أخرى'],
  fa: ['به من جواب نده', 'لطفا دیگه به من پیام نده', 'دست از سرم بردار', 'ولم کن'],
  hi: ['मुझे जवाब मत दो', 'कृपया मुझे मैसेज मत करो', 'मुझे अकेला छोड़ दो', 'मुझे टैग करना बंद करो', 'mujhe reply mat karo'],
  id: [
    'Jangan balas saya lagi',
    'Tolong berhenti membalas postingan saya',
    'Jangan ganggu aku',
    'stop ngetag gue dong',
  ],
  tl: ['Huwag mo akong replyan', 'Tigilan mo na ako', 'Wag mo na akong i-tag please', 'Lubayan mo ako'],
  vi: ['Đừng trả lời tôi nữa', 'Làm ơn để tôi yên', 'Đừng nhắn tin cho tôi'],
  ja: [
    '返信しないでください',
    'もうリプしないで',
    '話しかけないで',
    'リプライ送ってこないでください',
    'ほっといてください',
    'コメントはやめてください。',
  ],
  zh: ['不要回复我', '请别再回复我了', '別再留言了', '离我远点', '请停止给我发消息', '不要再@我'],
  ko: ['답글 달지 마세요', '제발 연락하지 마', '나 좀 내버려 둬', '댓글 그만 달아주세요', '말 걸지 마'],
  th: ['อย่าตอบฉันอีก', 'กรุณาหยุดตอบผม', 'เลิกยุ่งกับฉัน', 'หยุดแท็กฉันได้แล้ว'],
  el: ['Σταμάτα να μου απαντάς', 'Άσε με ήσυχο', 'Μη μου γράφεις πια'],
  he: ['תפסיק לענות לי', 'אל תגיב לי בבקשה', 'עזוב אותי בשקט'],
  fi: ['Lopeta vastaaminen minulle', 'Älä kirjoita minulle enää', 'Jätä minut rauhaan'],
}

/** Who cannot stop, asks not to stop, tells of another, or means something else. */
const no: Record<string, string[]> = {
  en: [
    'I cannot stop replying to this thread',
    'stop it, that is too kind',
    'Please do not stop writing',
    'He asked me to stop replying to him',
    'She said: stop replying to me, and laughed',
    'They told me "leave me alone" and I did',
    'Do not reply yet, I am still thinking',
    'Why did you stop replying to me?',
    'Don’t you ever answer?',
    'Please don’t forget to reply to me',
    'I want to be left alone with this espresso',
    'stop, you’re making me blush',
    'stop it 😂',
    'Did she really say “leave me alone”?',
    'get out, no way!',
  ],
  es: [
    'No puedo dejar de responder a este hilo',
    'Por favor, no dejes de escribir',
    'Me pidió que dejara de responderle',
  ],
  pt: [
    'Não consigo parar de responder',
    'Por favor, não pare de escrever',
    'Ele me pediu para parar de responder a ele',
  ],
  fr: [
    'Je ne peux pas arrêter de répondre à ce fil',
    'N’arrête pas d’écrire s’il te plaît',
    'Il m’a demandé d’arrêter de lui répondre',
  ],
  de: [
    'Ich kann nicht aufhören, in diesem Thread zu antworten',
    'Bitte hör nicht auf zu schreiben',
    'Er bat mich, ihm nicht mehr zu antworten',
  ],
  it: [
    'Non riesco a smettere di rispondere a questo thread',
    'Per favore non smettere di scrivere',
    'Mi ha chiesto di smettere di rispondergli',
  ],
  nl: [
    'Ik kan niet stoppen met reageren op deze draad',
    'Stop alsjeblieft niet met schrijven',
    'Hij vroeg me te stoppen met reageren',
  ],
  sv: ['Jag kan inte sluta svara i tråden', 'Snälla sluta inte skriva', 'Han bad mig sluta svara honom'],
  pl: [
    'Nie mogę przestać odpowiadać w tym wątku',
    'Proszę, nie przestawaj pisać',
    'Poprosił, żebym przestał mu odpisywać',
  ],
  cs: ['Nemůžu přestat odpovídat', 'Prosím, nepřestávej psát', 'Požádal mě, ať mu přestanu psát'],
  ru: [
    'Не могу перестать отвечать в этой ветке',
    'Пожалуйста, не переставай писать',
    'Он попросил меня больше не писать ему',
  ],
  uk: ['Не можу перестати відповідати', 'Будь ласка, не припиняй писати', 'Він попросив мене більше йому не писати'],
  tr: ['Bu konuya cevap vermeyi bırakamıyorum', 'Lütfen yazmayı bırakma', 'Ona yazmayı bırakmamı istedi'],
  ar: ['لا أستطيع التوقف عن الرد', 'من فضلك لا تتوقف عن الكتابة', 'طلب مني أن أتوقف عن الرد عليه'],
  fa: ['نمی‌تونم جواب دادن رو متوقف کنم', 'لطفا از نوشتن دست نکش', 'از من خواست که دیگه بهش جواب ندم'],
  hi: ['मैं जवाब देना बंद नहीं कर पा रहा', 'कृपया लिखना बंद मत करो', 'उसने मुझे जवाब देना बंद करने को कहा'],
  id: [
    'Aku tidak bisa berhenti membalas utas ini',
    'Tolong jangan berhenti menulis',
    'Dia minta aku berhenti membalasnya',
  ],
  tl: ['Hindi ako mapigilang mag-reply dito', 'Huwag kang tumigil sa pagsulat', 'Sabi niya tigilan ko na siya'],
  vi: ['Tôi không thể ngừng trả lời chủ đề này', 'Xin đừng ngừng viết', 'Anh ấy bảo tôi đừng trả lời anh ấy nữa'],
  ja: [
    'このスレに返信するのをやめられない',
    'どうか書くのをやめないでください',
    '彼に返信しないでと頼まれた',
    '返信をやめないでください',
  ],
  zh: ['我停不下来回复这个帖子', '请不要停止写作', '他让我别再回复他', '请不要停止回复我'],
  ko: ['이 스레드에 답글 다는 걸 멈출 수 없어', '제발 글쓰기를 멈추지 마세요', '그가 답글 달지 말라고 했어'],
  th: ['หยุดตอบกระทู้นี้ไม่ได้เลย', 'อย่าหยุดเขียนนะ', 'เขาขอให้ฉันหยุดตอบเขา', 'อย่าหยุดตอบฉัน'],
  el: ['Δεν μπορώ να σταματήσω να απαντάω', 'Μη σταματάς να γράφεις', 'Μου ζήτησε να μην του απαντάω'],
  he: ['אני לא מצליח להפסיק להגיב', 'בבקשה אל תפסיק לכתוב', 'הוא ביקש ממני להפסיק לענות לו'],
  fi: [
    'En voi lopettaa vastaamista tähän ketjuun',
    'Älä lopeta kirjoittamista',
    'Hän pyysi minua lopettamaan vastaamisen',
  ],
}

const flat = (texts: Record<string, string[]>) =>
  Object.entries(texts).flatMap(([code, all]) => all.map((text) => [code, text] as const))

describe('“leave me alone” is heard in', () => {
  test.each(flat(yes))('%s: %s', (_code, text) => expect(asksToStop(`@finch ${text}`)).toBe(true))
})

describe('nothing of the kind is heard in', () => {
  test.each(flat(no))('%s: %s', (_code, text) => expect(asksToStop(`@finch ${text}`)).toBe(false))
})

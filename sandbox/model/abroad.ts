/** English topic words, each with what people of other languages call it. */
const words: Record<string, string> = {
  coffee: 'kaffee café cafés caffè koffie kahve кофе コーヒー 커피',
  espresso: 'espressi expresso エスプレッソ',
  roast:
    'röstung röstet rösterei torrefacción tostado torréfaction torrefaction tostatura torra branderij обжарка 焙煎',
  beans: 'bohne bohnen granos grains chicchi grãos bonen зёрна 豆',
  brewing: 'filterkaffee aufguss extracción extraction estrazione extração',
  bitcoin: 'ビットコイン 비트코인 биткоин',
  wallet: 'krypto criptomonedas criptomoeda cryptomonnaie criptovaluta 仮想通貨',
  training: 'training trainiert entrenamiento entraînement allenamento treino тренировка 筋トレ 운동',
  gym: 'fitnessstudio gimnasio palestra academia sportschool спортзал ジム',
  software: 'programmieren código logiciel programmazione programação программирование プログラミング 개발',
  code: 'quellcode codigo codice код コード 코드',
  marketing: 'werbung kampagne campaña campagne campagna campanha маркетинг マーケティング 마케팅',
  savings: 'sparen ersparnisse ahorro épargne risparmio poupança sparen сбережения 貯金 저축',
  budget: 'haushaltsbuch presupuesto bilancio orçamento begroting бюджет 家計 예산',
  garden: 'garten gemüse jardín huerto jardin potager giardino orto jardim tuin сад 庭 정원',
  tomatoes: 'tomaten tomates pomodori tomate помидоры トマト',
  recipe:
    'rezept kochen receta cocinar recette cuisiner ricetta cucinare receita cozinhar recept koken рецепт 料理 요리',
  bread: 'brot sauerteig masa pan pain levain pane pão brood desem хлеб パン 빵',
  novel: 'roman bücher libro libros livre romanzo libri livro livros boek книга 小説 책',
  photography: 'fotografie fotografía photographie fotografia фотография 写真 사진',
  travel: 'reise reisen viaje viajar voyage viaggio viagem reis путешествие 旅行 여행',
  football: 'fußball fútbol calcio futebol voetbal футбол サッカー 축구',
}

const named = Object.entries(words).map(([english, names]) => ({ english, names: names.split(' ') }))
/** Written without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** The topic words of a text of another language, in English; repeated as often as they are there. */
export function topicWordsIn(text: string): string {
  const lower = text.toLowerCase()
  const own = lower.match(/[\p{L}\p{M}]+/gu) ?? []
  const countOf = (name: string) =>
    unspaced.test(name) ? lower.split(name).length - 1 : own.filter((word) => word === name).length
  return named
    .flatMap(({ english, names }) => Array<string>(names.reduce((sum, name) => sum + countOf(name), 0)).fill(english))
    .join(' . ')
}

/** By topic: what people of other languages call its things. */
const words: Record<string, string> = {
  coffee: `kaffee café cafés caffè koffie kahve кофе コーヒー 커피 espressi エスプレッソ filterkaffee röstung röstet
    rösterei torrefacción tostado torréfaction tostatura torra branderij обжарка 焙煎 bohne bohnen granos chicchi grãos 豆`,
  crypto: 'krypto criptomonedas criptomoeda cryptomonnaie criptovaluta биткоин ビットコイン 仮想通貨 비트코인',
  fitness: `fitnessstudio trainiert gimnasio entrenamiento entraînement palestra allenamento academia treino sportschool
    спортзал тренировка ジム 筋トレ 운동`,
  tech: 'programmieren quellcode programación código logiciel programmazione programação код プログラミング コード 개발',
  marketing: 'werbung kampagne campaña campagne campagna campanha маркетинг マーケティング 마케팅',
  finance: 'sparen ersparnisse ahorro épargne risparmio poupança сбережения 貯金 家計 저축',
  gardening:
    'garten gemüse tomaten jardín huerto tomates jardin potager giardino pomodori jardim tuin сад 庭 トマト 정원',
  cooking:
    'rezept kochen receta cocinar recette cuisiner ricetta cucinare receita cozinhar recept koken рецепт 料理 요리',
  baking: 'brot sauerteig pan levain pane pão brood desem хлеб パン 빵',
  books: 'roman bücher libro libros livre romanzo libri livro livros boek книга 小説 책',
  photography: 'fotografie fotografía photographie fotografia фотография 写真 사진',
  travel: 'reise reisen viaje viajar viaggio viagem reis путешествие 旅行 여행',
  football: 'fußball fútbol calcio futebol voetbal футбол サッカー 축구',
}

const named = Object.entries(words).map(([niche, names]) => ({ niche, names: names.split(/\s+/) }))
/** Written without spaces between words. */
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u

/** How often a text names each topic in another language. */
export function foreignMentions(text: string): ReadonlyMap<string, number> {
  const lower = text.toLowerCase()
  const own = lower.match(/[\p{L}\p{M}]+/gu) ?? []
  const countOf = (name: string) =>
    unspaced.test(name) ? lower.split(name).length - 1 : own.filter((word) => word === name).length
  return new Map(named.map(({ niche, names }) => [niche, names.reduce((sum, name) => sum + countOf(name), 0)]))
}

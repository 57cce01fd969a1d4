import { specialBank } from '../parse-bank.ts'

export const de = specialBank(
  'language',
  `de
ding = der Kaffee | das Fahrrad | der Garten | die Bahn | der Kuchen | die Heizung | das Wochenende
wer = meine Nachbarin | mein Bruder | die Chefin | ein alter Freund | der Hausmeister
gefuehl = sehr zufrieden | etwas müde | ganz ruhig | ein bisschen stolz | ziemlich genervt
Heute war {*ding} wieder das Thema, und {wer} hat {2-9} Stunden nicht aufgehört. Ich bin {gefuehl}.
Kennt ihr das auch? {*ding} ist kaputt und {wer} sagt, es ist nicht so schlimm.
Nach {2-12} Wochen endlich geschafft: {*ding} ist fertig. Bin {gefuehl}.
Was macht ihr, wenn {*ding} nicht mehr geht und {wer} im Urlaub ist?
`,
)

export const es = specialBank(
  'language',
  `es
cosa = el café de la esquina | la bici | el tren de las {6-9} | la mudanza | el huerto | la sopa de mi abuela
quien = mi hermana | el vecino | mi jefe | una amiga de Cádiz | mi abuelo
animo = muy contento | un poco cansado | con ganas de más | sin palabras | tranquilo
Hoy {*cosa} me ha dado {2-9} alegrías y estoy {animo}. Pero {quien} no lo entiende.
¿Alguien más piensa que {*cosa} ya no es como antes? {quien} dice que sí.
Llevo {3-20} días con {*cosa} y por fin está bien. {animo}.
{quien} llegó para comer y se quedó {2-8} horas hablando de {*cosa}. Los domingos son para esto.
`,
)

export const fr = specialBank(
  'language',
  `fr
chose = le marché du samedi | mon vieux vélo | la machine à café | le jardin partagé | le train pour Lyon | la tarte aux prunes
qui = ma voisine | mon frère | une collègue | le facteur | ma grand-mère
humeur = très content | un peu fatigué | plutôt fier | sans voix | de bonne humeur
Ce matin, {*chose} avec {qui}. {2-9} fois le tour du quartier et je suis {humeur}.
Est-ce que quelqu’un sait réparer {*chose} ? {qui} dit que c’est pas possible.
{qui} m’a parlé de {*chose} pendant {2-6} heures, mais dans le fond je suis {humeur}.
Après {3-15} jours sans {*chose}, je me sens {humeur}. Et vous ?
`,
)

export const pt = specialBank(
  'language',
  `pt
coisa = o café da manhã | a horta da escola | o ônibus das {6-9} | a minha bicicleta | o bolo de fubá | a mudança
quem = minha irmã | o vizinho | meu avô | uma amiga do Porto | a professora
animo = muito feliz | meio cansado | em paz | com saudade | orgulhoso
Hoje {*coisa} com {quem} e já são {2-9} horas de conversa. Estou {animo}.
Alguém mais acha que {*coisa} não é mais como antes? {quem} acha que é.
Depois de {3-20} dias, {*coisa} deu certo. Estou {animo}, mas não conta para {quem}.
Não tem nada melhor que {*coisa}. {quem} concorda, {animo}, com {2-9} motivos.
`,
)

/** Nouns that name no subject on their own. */
export const generalNouns: ReadonlySet<string> = new Set(
  (
    'ability access action activity adult advice afternoon age amount answer anybody anyone area attempt attention baby back bag bed ' +
    'beginning benefit best bit body boss bottle bottom box boy bro brother buck call case center century chair chance change chat child ' +
    'choice city client colleague comment company condition content control conversation corner cost country couple cup customer dad ' +
    'daughter day deal decade decision degree detail difference document dollar door dozen dream dude edge effect effort end energy euro ' +
    'evening event everybody everyone example experience eye face fact fail family father favor favorite fear feature feeling feet fellow ' +
    'few figure file firm floor focus folder folk foot form friend fun function future gentleman girl glass goal gram group guest guy half ' +
    'hand hate head heart hello help hero hi home honesty hope hour house human hundred husband idea image inch info information instance ' +
    'interest issue item job joke joy kid kilo kilogram kilometer kind lady laugh length lesson letter level lie life limit line link list ' +
    'liter look lot love luck majority man manner matter meeting member mess message meter middle mile million mind minute mistake mode ' +
    'model mom moment month mood morning mother move name need neighbor news night noise nobody noon note nothing number object offer ' +
    'office opinion option order ounce owner page pain pair paper parameter parent part people percent percentage period person phase ' +
    'photo picture piece place plan plate point position post pound power present price problem process product project purpose quality ' +
    'quarter question rate reason relief reply report request respect rest result road room row rule run scale season second secret sense ' +
    'sentence series service set setting sheet shift side sign sister situation size skill smile solo somebody someone son soul sound ' +
    'spot staff stage standard start state step stop story stranger street stress stuff style support surprise system table talk task ' +
    'team term thanks thing thought thousand thread ticket time tip title ton tool top topic total touch town trick trip trouble trust ' +
    'truth try turn tweet type use user value variable variety version vibe view visit visitor walk wall way week weekend weight while ' +
    'width wife window wish woman word work worker world worst year yes'
  ).split(' '),
)

/** With these, two nouns name an amount or a time rather than a subject. */
export const measures: ReadonlySet<string> = new Set(
  (
    'bit buck century couple day decade degree dollar dozen euro gram half hour hundred inch kilo kilogram kilometer liter lot meter mile ' +
    'million minute month ounce pair percent pound quarter second thousand ton week year'
  ).split(' '),
)

/** Not told apart from names by their capital. */
export const calendar: ReadonlySet<string> = new Set(
  (
    'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october ' +
    'november december christmas easter today tonight tomorrow yesterday'
  ).split(' '),
)

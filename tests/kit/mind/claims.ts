/** Drafts with and without invented facts about their author, in words that no rule was made for. */
interface Author {
  posts: string[]
  facts: string[]
  /** State something about the author that neither the posts nor the facts do. */
  invented: string[]
  honest: string[]
}

export const authors: Author[] = [
  {
    posts: [
      'Bottom brackets fail from water, not from miles. Third one this week that came in rusted solid.',
      'We switched the workshop to waxed chains in March and the floor has never been cleaner.',
      'A customer rode 40 km on a flat because the shop in her town was closed. She brought cake.',
      'Trued a wheel from 1974 today. The spokes were fine. The previous mechanic was not.',
      'Tubeless is great until it is raining and you are somewhere without signal.',
      'My apprentice asked why torque wrenches exist. He has since rounded off two bolts.',
      'Saturday queue went round the corner. Eleven punctures before lunch.',
      'Cable-actuated discs are fine for most people and I am tired of pretending otherwise.',
      'Put mudguards on my own commuter at last. Only took nine winters.',
      'If your gears skip under load, look at the chain before you touch the derailleur.',
    ],
    facts: ['The shop is on Canal Street and closed on Mondays.', 'We service e-bikes of every brand.'],
    invented: [
      'Ours came back warped after two rides, so we stopped selling that rim.',
      'Same here, I crashed on wet cobbles last autumn and it took six weeks to heal.',
      'My wife swears by hers and she does 60 km to work.',
      'Been wrenching since I was fourteen and have never seen one last a winter.',
      'We switched to waxed chains in 2019 and saved about 700 a year on degreaser.',
    ],
    honest: [
      'Rusted solid in one season usually means water sits in the frame. Is there a drain hole under the shell?',
      'Waxed chains keep our workshop floor clean, which is reason enough.',
      'I would check the chain for stretch first, the derailleur gets blamed far too often.',
      'We service every brand of e-bike, so just bring it in. Not on a Monday though, we are closed.',
      'Honestly, I think rim brakes get too little credit on a dry commute.',
    ],
  },
  {
    posts: [
      'Translated 3,000 words of boiler manuals this week. Ask me about expansion vessels.',
      'The word "solution" means nothing in any of the languages I work with.',
      'Client wanted the contract by morning. It was 80 pages. We agreed on Thursday.',
      'I read my drafts aloud. My neighbours now know a lot about dental implants.',
      'Machine output is a first draft from someone who has never been tired or hungry.',
      'Turned down a rush job today and the sky did not fall.',
      'A good glossary saves more hours than any tool I ever paid for.',
      'Portuguese has one word for it. German has one word for it. English has a paragraph.',
      'My rates went up in January. I lost one client and gained my Fridays.',
      'Whoever writes "as per" owes me a coffee.',
    ],
    facts: ['I translate from German and Portuguese into English.', 'I take no literary work.'],
    invented: [
      'I once had an agency sit on an invoice for eight months, never again.',
      'When I interpreted at the court in Lisbon, nobody dared to correct the judge either.',
      'Deepl got a dosage wrong in one of my leaflets and the client only noticed in print.',
      'That is why I keep two dictionaries next to my bed.',
      'Our association negotiated a minimum fee of 14 cents, it can be done.',
    ],
    honest: [
      'A glossary would have caught that, it saves me more hours than any tool.',
      'Could you ask them for the source file? Half of the odd breaks come from the PDF.',
      'I lost one client when my rates went up and got my Fridays back. Worth it.',
      'Reading it aloud finds these. I do it with every draft, much to my neighbours’ dismay.',
      'We all say "let us circle back" sooner or later, so I wouldn’t be too hard on them.',
    ],
  },
  {
    posts: [
      'First frost, and the dahlias went black overnight. Lifting the tubers on Sunday.',
      'Compost is not a recipe. It is patience with a lid on it.',
      'The allotment waiting list here is 11 years. I was lucky with a half plot by the railway.',
      'Leeks in the freezer, garlic in the ground. October done.',
      'Slugs got the second sowing of lettuce. I am not sowing a third.',
      'Grew nine kinds of tomato and ate mostly the ugly one.',
      'My soil is heavy clay, so everything I know about drainage I learned with a mattock.',
      'No-dig works on my bed by the shed and fails on the other one. Same compost, same year.',
      'Taking cuttings of the old rose before the fence people come.',
      'A water butt filled in one night. 200 litres of somebody else’s weather.',
    ],
    facts: ['I sell seedlings at the Northgate market every first Saturday in May.'],
    invented: [
      'I planted mine in a bathtub in Kent and got four kilos out of it.',
      'We lost the whole greenhouse to that storm and had to rebuild with polycarbonate.',
      'A badger dug up half of my bulbs last spring, so I feel your pain.',
      'Copper tape worked for my hostas, not one hole in three years.',
      'My dad grew prize onions and always watered them with cold tea.',
    ],
    honest: [
      'On heavy clay I would raise the bed before adding anything else.',
      'The dahlias here went black overnight too, so I’m lifting the tubers on Sunday.',
      'How deep is the soil where they sulk? No-dig fails on one of my beds too, with the same compost.',
      'Ugly tomatoes win. I grew nine kinds and ate mostly that one.',
      'I sell seedlings at Northgate on the first Saturday in May, come and have a look.',
    ],
  },
]

/** Verbs which begin a sentence that tells somebody what to do. */
export const commands = new Set(
  `add aim alert announce arrive ask assume attach backfill ban batch block book box brace brew bring brush budget buy call cancel cap catch change charge check
  chunk commit compare cook copy count cut decide delete dial do dress estimate expand expect explain export fake film fix fork furnish get give go halve hang harvest
  have insure judge keep label lay lead leave let lift line live log look lower make match measure message move name narrow note pack parse pay personalise pick pin
  plan post pour practise prep price profile protect publish pull put quarantine quit raise rank reach read rebalance rebase refinance relaunch repeat report repurpose
  revert revoke rotate run salt say scale search send set ship shop show shrink simulate sip sit size sort spend split start stay steal step stop store strangle
  subtract support survive swap tag take talk test think tie track train treat try turn ungate update upgrade use value version watch wear weigh whitelist work write
  zoom don't never first then worth volume cheapest`.split(/\s+/),
)

/** Words which begin a sentence on a case that the post may not be in. */
export const cases = new Set('when if once before after until unless for with under past next now back'.split(' '))

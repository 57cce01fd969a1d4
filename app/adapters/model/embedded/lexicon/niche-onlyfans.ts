import type { NicheWords } from './niches.ts'

/** The business of subscription creators; nothing explicit is written about, and nothing is inferred about private persons. */
export const onlyfans: NicheWords = {
  sure: `onlyfans, only fans, fansly, fanvue, of model, of girls, of agency, ofm, ppv, ppvs, ppv message, custom content, custom video, custom slots, custom requests, spicy content, spicy link, spicy page, nsfw creator,
    adult creator, adult content creator, content creator life, subs, resub, resubs, rebill, renew on, top 1%, top 2%, top 5%, top 10%, top 0.5%, tip menu, free page, vip page, paid page, sexting, lingerie set, lingerie, boudoir, cam girl, camming, chatter, chatters, mass message,
    mass dm, leaked content, content leak, dmca takedown, dmca, simp, simps, fan page, sub count, subscriber price, promo swap, shoutout for shoutout, s4s, sfs, verification id, chargeback from a fan, wishlist, throne wishlist, cosplay set, feet pics, exclusive content, unlock my, link in bio for more`,
  likely: `subscribers, subscriber, fans, tips, tipped, tipping, exclusive, unlock, photoshoot, photo set, selfies, shoot, shooting content, ring light, tripod, content day, batch content, content vault, vault, dms, creators, creator,
    chargeback, chargebacks, payout, payouts, bundle, bundles, discount for new, watermark, geo block, burner phone, stage name, boundaries, collab, model, models, modeling, spicy, flirty, reddit promo, shadowban, shadowbanned, pin, renewal, renewals, burnout`,
  hint: `page, content, free, link, bio, video, pics, photos, girls, post, posting, support, income, month, online, tax, private, message, messages, platform, posing, outfit`,
}

import type { NicheWords } from './niches.ts'

export const marketing: NicheWords = {
  sure: `marketing, marketer, marketers, seo, serp, backlinks, keyword research, copywriting, copywriter, content marketing, content strategy, content calendar, email list, newsletter, open rate, open rates, click
    rate, ctr, cpc, cpm, cac, ltv, roas, conversion rate, conversion rates, landing page, landing pages, lead magnet, lead gen, lead generation, sales funnel, funnel, funnels, cold email, cold emails, cold
    outreach, cold dm, google ads, facebook ads, meta ads, tiktok ads, linkedin ads, ad spend, ad creative, ad creatives, ppc, retargeting, attribution, utm, a/b test, a/b testing, ab test, split test, brand voice, brand awareness, branding, positioning,
    icp, ideal customer, buyer persona, personas, demand gen, growth marketing, growth hacking, influencer marketing, ugc, subject line, subject lines, call to action, cta, hook, hooks, social proof, testimonials, case study, case studies, hubspot,
    mailchimp, klaviyo, convertkit, beehiiv, content creation, social media manager, social media marketing, personal brand, personal branding, audience building, engagement rate, impressions, organic reach, viral post, b2b, b2c, go-to-market,
    go to market, gtm, product marketing, customer research, value proposition, value prop, churn, abm, crm, drip campaign, email marketing, affiliate marketing, programmatic seo, search intent, domain authority, topical authority, shopify store, ecommerce, e-commerce, dtc`,
  likely: `unsubscribes, mailed, mailing, brand, brands, campaign, campaigns, audience, copy, headline, headlines, ads, ad, leads, lead, prospects, prospect, conversion, conversions, customer, customers, clients, client, agency, agencies, freelancer, sales, sell,
    selling, offer, offers, pricing page, traffic, content, creator, creators, storytelling, growth, engagement, followers, algorithm, linkedin, tiktok, instagram, reels, post, posting, posts, thread, threads, analytics, dashboard, kpi, kpis, metrics,
    launch, rank, ranking, google, founder, founders, niche down, niche, outreach, retention, onboarding, messaging, creative, creatives, unsubscribe, subscribers, repurpose, webinar, mrr`,
  hint: `business, product, value, people buy, buyers, buy, story, message, channel, channels, test, email, emails, write, writing, video, videos, page, community, market, budget, strategy, click, clicks, social, price`,
}

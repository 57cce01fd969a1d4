/** How people show what a post is for. Stars stand for up to three words. What only hints is not told to the user as a fact. */

export const asksAdvice = `any tips, any advice, any ideas, any suggestions, advice on, advice for, tips on, tips for, how do i, how do you, how can i, how would you, how should i, how to fix, how are you, how are people, what should i, what would you, what do you, what do i, what am i
  doing wrong, what am i missing, what is the best way, what is the right, should i, should we, would you, do i need, do you need, is it worth, worth it, is it normal, is it ok to, is it okay to, anyone know, anyone else, does anyone, has anyone, anyone have, anyone tried, anybody know, help me, need help, can someone explain, can anyone,
  where do i start, where should i start, where do you start, how long does, how long did, how long should, how much should, how many, how often, how soon, curious how, wondering if, wondering how, wondering whether, not sure if, not sure how, not sure whether, trying to decide, torn between, trying to figure out, thinking about switching, thinking of switching, what is your,
  why is my, why does my, why do my, why am i, ideas welcome, thoughts, suggestions welcome, advice welcome, looking for advice, please help, explain why, is there a`

export const asksRecommendation = `recommend, recommendation, recommendations, recommended, recs, suggest, suggestions, looking for a, looking for an, looking for some, in the market for, which one should, which should i, which do you, best * for, what is the best, favorite, favourite, which * do you, what * are you all, what * are you using, what * are you running, go-to, go to option, alternatives to, alternative to, what do you use, what are you using, what * would you pick, what * should i buy, what * should i get`

export const reportsWin = `raised * rates, raised * prices, just hit, we hit, i hit, just shipped, just launched, we launched, i launched, new pr, pr today, new pb, pb today, personal best, personal record, milestone, so proud, proud of, proud moment, nailed, nailed it, crushed it, smashed, passed * mark, closed * deal, landed * client, landed * job, got promoted, got accepted, first sale, first customer,
  first client, first ever, made it, paid off, debt free, sold out, down * pounds, down * lbs, down * kg, gained * followers, gained * subscribers, grew to, grew from, grew our, grew my, doubled, tripled, dialed in, figured it out, it worked, worked like a charm, best * yet, passed my, finished my, celebrating, breakthrough, went from * to, finally hit, finally got, finally passed, finally done, finally finished, finally works, finally working, finally shipped, finally paid, finally nailed, finally cracked, finally figured`

export const hintsAtWin = `finally, shipped, launched, crushed, reached, crossed, first time, lost * pounds, lost * lbs, lost * kg, game changer, best * ever, perfect * today, completed, won, up * percent, from * to`

export const tellsTrouble = `struggling, i struggle, we struggle, struggle with, am stuck, stuck at, stuck on, been stuck, got stuck, still stuck, keeps failing, keeps breaking, keeps dying, keeps running, keeps coming, keeps getting, keep getting, keep failing, keep missing, keep losing, keep killing, can not figure, can not seem, can not get, does not work, not working, not work, will not start, will not work, stopped working, is broken, broke again, keeps crashing, frustrated, frustrating, annoying, annoyed, ugh, sick of, tired of, plateau, plateaued, has stalled, am stalled,
  messed up, no luck, nothing works, losing my mind, confused, overwhelmed, burned out, burnt out, too expensive for, went wrong, going wrong, no idea why, doing wrong, not getting, not seeing, zero results, still no, still not, fails every, failed again, failing again, all over the place, inconsistent, is a mess, the problem is, my problem is, having issues, having trouble, having problems, an issue with, a problem with, trouble with, is killing me, drives me, driving me`

export const hintsAtTrouble = `stuck, struggle, broke, broken, breaking, fail, failed, failing, fails, failure, hate when, hate that, exhausted, exhausting, stalled, worse, worst, terrible, awful, disaster, nightmare, ruined, mess, problem, problems, issue, issues, trouble, wasted, waste of, dropped, tanked, tanking, dying, killed me, killing me, losing, lost, down bad, flaky, slow, too expensive, mistake, regret, keeps`

/** Beside these the trouble is over, or never was one. */
export const troubleSettled = `fixed it, fixed the, fixed my, fixed our, solved it, solved the, solved my, solved our, solves it, got it working, works now, working now, sorted it, sorted now, problem solved, no more, not a problem, no problem, no problems, no issues, no trouble, without a problem, without any, never had, turns out it was, turned out it was, turned out to be, used to be, used to struggle, used to hate, stopped struggling, got over, behind me now, behind us now, ever since i, ever since we, made it easy, made it easier, so much better, much better now, way better now, better than ever, back on track`

export const takesView = `hot take, unpopular opinion, controversial, overrated, underrated, overhyped, the truth is, the truth about, stop doing, most people, nobody talks about, no one talks about, everyone thinks, people think, i think, i believe, imo, imho, in my opinion, convinced, change my mind, is a scam, is a trap, is a myth, myth, matters more, more important than, better than, beats, the biggest mistake, the problem with most, the secret to, the key to, will always, will never, underestimate, overestimate, should be illegal, is not worth, i would rather, i will die on`

export const hintsAtView = `truth, reminder, stop, never, always, is dead, should, should not, need to, you need, you do not need, do not, more important, instead of, rather than, the best, the worst, the real, not about, it is not, is not, lesson, lessons, rule, the secret, the problem with, boring, consistency beats`

/** Verbs of the sentence that tells the user why a post was chosen. */
export const situationPhrases = {
  recommend: 'asks for a recommendation on',
  ask: 'asks about',
  trouble: 'is having trouble with',
  win: 'shares a win with',
  view: 'takes a position on',
  share: 'talks about',
} as const

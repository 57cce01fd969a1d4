/** How people show what a post is for. Stars stand for up to three words. */

export const asksAdvice = `any tips, any advice, any ideas, any suggestions, advice on, advice for, tips on, tips for, how do i, how do you, how can i, how would you, how should i, how to fix, how are you, how are people, what should i, what would you, what do you, what do i, what am i
  doing wrong, what am i missing, what is the best way, what is the right, should i, should we, would you, do i need, do you need, is it worth, worth it, is it normal, is it ok to, is it okay to, anyone know, anyone else, does anyone, has anyone, anyone have, anyone tried, anybody know, help me, need help, can someone explain, can anyone,
  where do i start, where should i start, where do you start, how long does, how long did, how long should, how much should, how many, how often, how soon, curious how, wondering if, wondering how, wondering whether, not sure if, not sure how, not sure whether, trying to decide, torn between, trying to figure out, thinking about switching, thinking of switching, what is your,
  why is my, why does my, why do my, why am i, ideas welcome, thoughts, suggestions welcome, advice welcome, looking for advice, please help, explain why, is there a`

export const asksRecommendation = `recommend, recommendation, recommendations, recommended, recs, suggest, suggestions, looking for a, looking for an, looking for some, in the market for, which one should, which should i, which do you, best * for, what is the best, favorite, favourite, which * do you, what * are you all, what * are you using, what * are you running, go-to, go to option, alternatives to, alternative to, what do you use, what are you using, what * would you pick, what * should i buy, what * should i get`

export const reportsWin = `finally, raised * rates, raised * prices, just hit, we hit, i hit, just shipped, shipped, launched, just launched, we launched, new pr, pr today, new pb, pb today, personal best, personal record, milestone, so proud, proud of, proud moment, nailed, nailed it, crushed, crushed it, smashed, reached, crossed, passed * mark, closed * deal, landed * client, landed * job, got promoted, got accepted, first sale, first customer,
  first client, first time, first ever, made it, paid off, debt free, sold out, down * pounds, down * lbs, down * kg, lost * pounds, lost * lbs, lost * kg, gained * followers, gained * subscribers, grew to, grew from, grew our, grew my, doubled, tripled, dialed in, figured it out, it worked, worked like a charm, game changer, best * ever, best * yet, perfect * today, passed my, finished my, completed, won, celebrating, breakthrough, up * percent, went from * to, from * to`

export const tellsTrouble = `struggling, struggle, stuck, keeps, keep getting, keep failing, keep missing, can not figure, can not seem, can not get, does not work, not working, not work, will not, stopped working, broke, broken, breaking, fail, failed, failing, fails, failure, frustrated, frustrating, annoying, annoyed, ugh, hate when, hate that, sick of, tired of, exhausted, exhausting, plateau, plateaued, stalled, worse, worst,
  terrible, awful, disaster, nightmare, ruined, messed up, mess, problem, problems, issue, issues, trouble, wasted, waste of, no luck, nothing works, dropped, tanked, tanking, dying, killing me, killed me, losing, lost, down bad, confused, overwhelmed, burned out, burnt out, flaky, slow, too expensive, went wrong, going wrong, no idea why, mistake, regret, inconsistent, all over the place, not getting, not seeing, zero results, still no`

export const takesView = `hot take, unpopular opinion, controversial, overrated, underrated, overhyped, the truth is, the truth about, truth, reminder, stop doing, stop, never, always, most people, nobody talks about, no one talks about, everyone thinks, people think, i think, i believe, imo, imho, in my opinion, convinced, change my mind, is dead, is a scam, is a trap, is a myth, myth, should, should not, need to, you need, you do not need, do not, matters more, more important, better than, beats, instead of, rather than,
  the best, the worst, the biggest mistake, the real, not about, it is not, is not, lesson, lessons, rule, the secret, the key to, the problem with, will always, will never, boring, consistency beats, underestimate, overestimate`

/** Verbs of the sentence that tells the user why a post was chosen. */
export const situationPhrases = {
  recommend: 'asks for a recommendation on',
  ask: 'asks for advice on',
  trouble: 'is having trouble with',
  win: 'shares a win with',
  view: 'takes a position on',
  share: 'talks about',
} as const

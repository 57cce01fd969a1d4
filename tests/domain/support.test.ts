import { expect, test } from 'vitest'
import { embeddedMind } from '#app/adapters/model/embedded/index.ts'
import { knowledge } from '#app/adapters/model/embedded/support/answer.ts'
import { billingQuestions, landingQuestions } from '#app/content/questions.ts'
import { paidPlansOnSale, plans, trial } from '#app/domain/billing/entitlements.ts'
import { answerQuestion } from '#app/domain/support/chat.ts'

const ask = (question: string) => answerQuestion(embeddedMind(), question)

test('the chat tells the limits and prices that the entitlement table has', async () => {
  const { free, starter, pro } = plans
  expect(await ask('How many actions a day?')).toContain(
    `Free: ${free.actions_per_day} actions a day. Starter: ${starter.actions_per_day} a day, of which ${starter.replies_per_day} replies. Pro: ${pro.actions_per_day} a day, of which ${pro.replies_per_day} replies. The default pace is ${free.actions_per_hour.standard} actions an hour`,
  )
  expect(await ask('What does it cost?')).toContain(
    `Free is $${free.price} (${free.actions_per_day} actions a day), Starter $${starter.price} a month (${starter.actions_per_day} actions, ${starter.replies_per_day} replies a day), Pro $${pro.price} a month (${pro.actions_per_day} actions, ${pro.replies_per_day} replies a day)`,
  )
  expect(await ask('How far do the statistics go back?')).toContain(
    `Free looks back ${free.analytics_days} days, Starter ${starter.analytics_days}, Pro ${pro.analytics_days}`,
  )
  const about = await ask('How long is the free trial?')
  expect(about).toContain(`${trial.days} days`)
  expect(about).toContain(`${trial.credits} trial credits`)
})

test('what cannot be bought yet is told wherever buying is spoken of', () => {
  const answers = knowledge.filter((text) => /cannot be bought/.test(text))
  expect(answers.length > 0).toBe(!paidPlansOnSale)
  const pages = [...landingQuestions('Perch', trial, paidPlansOnSale), ...billingQuestions(trial, paidPlansOnSale)]
  expect(pages.some(({ says }) => /cannot be bought|Not here yet/.test(says))).toBe(!paidPlansOnSale)
})

import type { Kind } from '#app/adapters/model/heads/heads.ts'
import { countsOf } from '#app/adapters/model/words.ts'
import type { Profile } from '#app/contract/profile.ts'
import { type Habits, median } from './habits.ts'
import type { AnalyzedPost } from './topics.ts'

const contentNames: Record<Kind, string> = {
  advice: 'Questions',
  recommend: 'Asking for recommendations',
  trouble: 'Problems and frustrations',
  win: 'Wins and milestones',
  view: 'Opinions',
  share: 'Everyday observations',
}

const fewPosts = 5
const notEnough = 'Not enough posts to tell.'

/** Describes in one sentence how the user interacts with others. */
export function engagementStyle(read: AnalyzedPost[], habits: Habits): string {
  if (read.length < fewPosts) return notEnough
  if (habits.replies >= 0.5) return 'Conversational: more replies than posts.'
  if (habits.replies >= 0.2) return 'Balanced: a mix of posts and replies.'
  if (habits.question >= 0.35) return 'Inviting: mostly posts, often with a question.'
  return 'Broadcasting: mostly posts, few replies.'
}

export function contentPatterns(read: AnalyzedPost[], habits: Habits): Profile['content_patterns'] {
  return {
    posting_style: read.length < fewPosts ? notEnough : postingStyle(habits),
    content_type: contentTypes(read, habits),
    engagement_patterns: engagementPatterns(read),
  }
}

function postingStyle(habits: Habits): string {
  const size = habits.medianLength < 90 ? 'Short' : habits.medianLength < 180 ? 'Medium-length' : 'Long'
  const often = (share: number, what: string) =>
    share >= 0.5 ? `${what} in most of them` : share >= 0.2 ? `${what} now and then` : `hardly any ${what}`
  const parts = [`${size} posts`]
  if (habits.voice.lower_case) parts.push('mostly lower case')
  parts.push(often(habits.emoji, 'emoji'), often(habits.hashtags, 'hashtags'))
  return `${parts.join(', ')}.`
}

/** In posts. */
const leastOfKind = 2

function contentTypes(read: AnalyzedPost[], habits: Habits): string[] {
  const names = [...countsOf(read.map(({ kind }) => kind))]
    .filter(([, count]) => count >= leastOfKind && count / read.length >= 0.12)
    .sort((a, b) => b[1] - a[1])
    .map(([kind]) => contentNames[kind])
  return habits.links >= 0.25 ? [...names, 'Links'] : names
}

function engagementPatterns(read: AnalyzedPost[]): string {
  const posts = read.map(({ post }) => post)
  const times = posts.map((post) => post.created_at.getTime()).filter(Number.isFinite)
  if (times.length < fewPosts) return 'Too few posts to tell when you post and what gets replies.'
  const days = Math.max(1, (Math.max(...times) - Math.min(...times)) / 86_400_000)
  const rate = posts.length / days
  const pace = rate >= 1 ? often(rate.toFixed(rate < 3 ? 1 : 0), 'day') : often(`${Math.round(rate * 7)}`, 'week')
  const hours = busiestHours(posts)
  const answers = (wanted: boolean) =>
    posts.filter(({ text }) => text.includes('?') === wanted).map(({ replies }) => replies)
  const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / Math.max(list.length, 1)
  const [questions, others] = [answers(true), answers(false)]
  const usual = (what: 'likes' | 'replies') => median(posts.map((post) => post[what]))
  const compare =
    questions.length >= 4 && others.length >= 4 && mean(questions) > mean(others) * 1.25
      ? ` Questions get the most replies (${mean(questions).toFixed(1)} on average, against ${mean(others).toFixed(1)} for other posts).`
      : ` A typical post gets ${counted(usual('likes'), 'like')} and ${counted(usual('replies'), 'reply', 'replies')}.`
  return `Posts ${pace}, mostly between ${hours} UTC.${compare}`
}

function often(times: string, span: string): string {
  if (Number(times) < 1) return `less than once a ${span}`
  return Number(times) === 1 ? `about once a ${span}` : `about ${times} times a ${span}`
}

function busiestHours(posts: AnalyzedPost['post'][]): string {
  const window = 4
  const inWindow = (hour: number, start: number) => (hour - start + 24) % 24 < window
  const counts = Array.from(
    { length: 24 },
    (_, start) => posts.filter((post) => inWindow(post.created_at.getUTCHours(), start)).length,
  )
  const best = counts.indexOf(Math.max(...counts))
  const pad = (hour: number) => `${String(hour % 24).padStart(2, '0')}:00`
  return `${pad(best)} and ${pad(best + window)}`
}

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`

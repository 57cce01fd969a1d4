import type { Kind } from '#app/adapters/model/heads/heads.ts'
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

/** Describes in one sentence how the user interacts with others. */
export function engagementStyle(habits: Habits): string {
  if (habits.replies >= 0.5) return 'Conversational: more replies than posts.'
  if (habits.replies >= 0.2) return 'Balanced: a mix of posts and replies.'
  if (habits.question >= 0.35) return 'Inviting: mostly posts, often with a question.'
  return 'Broadcasting: mostly posts, few replies.'
}

export function contentPatterns(read: AnalyzedPost[], habits: Habits): Profile['content_patterns'] {
  return {
    posting_style: postingStyle(habits),
    content_type: contentTypes(read, habits),
    engagement_patterns: engagementPatterns(read),
  }
}

function postingStyle(habits: Habits): string {
  const size = habits.medianLength < 90 ? 'Short' : habits.medianLength < 180 ? 'Medium-length' : 'Long'
  const often = (share: number, what: string) =>
    share >= 0.5 ? `${what} in most of them` : share >= 0.2 ? `${what} now and then` : `hardly any ${what}`
  const parts = [`${size} posts (median ${habits.medianLength} characters)`]
  if (habits.voice.lower_case) parts.push('mostly lower case')
  parts.push(often(habits.emoji, 'emoji'), often(habits.hashtags, 'hashtags'))
  return `${parts.join(', ')}.`
}

function contentTypes(read: AnalyzedPost[], habits: Habits): string[] {
  const counts = new Map<Kind, number>()
  for (const { kind } of read) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  const names = [...counts]
    .filter(([, count]) => count / Math.max(read.length, 1) >= 0.12)
    .sort((a, b) => b[1] - a[1])
    .map(([kind]) => contentNames[kind])
  if (habits.links >= 0.25) names.push('Links')
  return names.length > 0 ? names : [contentNames.share]
}

function engagementPatterns(read: AnalyzedPost[]): string {
  const posts = read.map(({ post }) => post)
  const times = posts.map((post) => post.created_at.getTime()).filter(Number.isFinite)
  if (times.length < 5) return 'Too few posts to tell when you post and what gets replies.'
  const days = Math.max(1, (Math.max(...times) - Math.min(...times)) / 86_400_000)
  const rate = posts.length / days
  const pace =
    rate >= 1
      ? `about ${rate.toFixed(rate < 3 ? 1 : 0)} times a day`
      : `about ${Math.max(1, Math.round(rate * 7))} times a week`
  const hours = busiestHours(posts)
  const answers = (wanted: boolean) =>
    posts.filter(({ text }) => text.includes('?') === wanted).map(({ replies }) => replies)
  const mean = (list: number[]) => list.reduce((sum, value) => sum + value, 0) / Math.max(list.length, 1)
  const [questions, others] = [answers(true), answers(false)]
  const compare =
    questions.length >= 4 && others.length >= 4 && mean(questions) > mean(others) * 1.25
      ? ` Questions get the most replies (${mean(questions).toFixed(1)} on average, against ${mean(others).toFixed(1)} for other posts).`
      : ` A typical post gets ${counted(median(posts.map((post) => post.likes)), 'like')} and ${counted(median(posts.map((post) => post.replies)), 'reply', 'replies')}.`
  return `Posts ${pace}, mostly between ${hours} UTC.${compare}`
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

import type { ReactNode } from 'react'
import { Alert } from '#app/ui/alert.tsx'

interface UnsureProps {
  niche: string | null
  confidence_score: number | null
  posts_read?: number | null | undefined
  children?: ReactNode
}

/** In percent. */
const minConfidence = 50
/** Fewer tell little of anyone. */
const enoughPosts = 10

export function Unsure({ niche, confidence_score, posts_read, children }: UnsureProps) {
  if (niche === null || confidence_score === null) return null
  if (niche !== 'general' && confidence_score >= minConfidence) return null
  const title = posts_read === 0 ? 'Your account has no posts yet' : 'Your niche isn’t clear yet'
  return (
    <Alert tone="info" title={title} actions={children}>
      {whyUnsure(posts_read ?? null, confidence_score)} The bot can work with that, but finds fewer good matches. Post{' '}
      {posts_read === 0 ? 'a little' : 'more'} about what you want to be known for, then analyze your account again.
    </Alert>
  )
}

function whyUnsure(posts: number | null, score: number): string {
  if (posts === null) return `You have few posts, or they cover many topics, so the analysis is only ${score}% sure.`
  if (posts === 0) return 'Warble found nothing to read, so it doesn’t know your topics or how you write.'
  if (posts < enoughPosts)
    return `Warble found only ${posts} ${posts === 1 ? 'post' : 'posts'} to read, so the analysis is only ${score}% sure.`
  return `Your posts cover many topics, so the analysis is only ${score}% sure.`
}

import type { Person, Post } from '#app/contract/posts.ts'
import type { Profile } from '#app/contract/profile.ts'

/** The current time in these tests; all test posts are close to it. */
export const testNow = new Date('2026-03-10T12:00:00Z')

export function person(over: Partial<Person> = {}): Person {
  return {
    id: 'u1',
    handle: 'marisol_k',
    display_name: 'Marisol',
    bio: 'here for the good stuff',
    followers: 240,
    ...over,
  }
}

export function post(text: string, over: Partial<Post> = {}): Post {
  return {
    id: `p${text.length}-${text.slice(0, 12)}`,
    network: 'perch',
    author: person(),
    text,
    created_at: new Date(testNow.getTime() - 30 * 60_000),
    lang: 'en',
    likes: 3,
    replies: 1,
    is_reply: false,
    thread: [],
    ...over,
  }
}

export function profile(niche: Profile['niche'], over: Partial<Profile> = {}): Profile {
  return {
    niche,
    confidence_score: 85,
    tone: 'Warm, plain-spoken, curious',
    engagement_style: 'Conversational: more replies than posts.',
    content_patterns: { posting_style: '', content_type: [], engagement_patterns: '' },
    key_topics: [],
    prompts: [],
    voice: {
      languages: ['en'],
      median_length: 120,
      uses_emoji: false,
      uses_exclamation: false,
      lower_case: false,
      greetings: [],
      favourite_words: [],
    },
    ...over,
  }
}

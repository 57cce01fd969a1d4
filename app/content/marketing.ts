/** Unconfirmed claims are not shown: own counters replace figures, and testimonials are omitted. */

export interface MarketingFigure {
  figure: string
  label: string
  confirmed: boolean
}

export const marketingFigures: MarketingFigure[] = [
  { figure: '10M+', label: 'social interactions', confirmed: false },
  { figure: '30K+', label: 'automated responses', confirmed: false },
  { figure: '1K+', label: 'active users', confirmed: false },
  { figure: '98%', label: 'satisfaction', confirmed: false },
  { figure: '500+', label: 'professionals', confirmed: false },
]

export interface Testimonial {
  /** A role only, until a real person has agreed to be named. */
  role: string
  text: string
  /** Out of 5. */
  rating: number
  confirmed: boolean
}

export const testimonials: Testimonial[] = [
  {
    role: 'Founder of a software company',
    text: 'I read the reasons more than the replies. Twice they showed me I was in the wrong conversations.',
    rating: 5,
    confirmed: false,
  },
  {
    role: 'Owner of a coffee roastery',
    text: 'It replies to the grinder questions at six in the morning, the way I would after the second cup.',
    rating: 5,
    confirmed: false,
  },
  {
    role: 'Social media manager',
    text: 'The list of posts it skipped is what made my client say yes.',
    rating: 5,
    confirmed: false,
  },
  {
    role: 'Running coach',
    text: 'People write back. That’s the only number I look at, and it’s the first one on the page.',
    rating: 5,
    confirmed: false,
  },
  {
    role: 'Head of marketing',
    text: 'One reply a day per stranger. Someone thought about how this feels at the other end.',
    rating: 5,
    confirmed: false,
  },
  {
    role: 'Independent developer',
    text: 'I stopped it in the middle of a launch with one button, and it was really stopped.',
    rating: 5,
    confirmed: false,
  },
]

export const shownTestimonials = testimonials.filter(({ confirmed }) => confirmed)

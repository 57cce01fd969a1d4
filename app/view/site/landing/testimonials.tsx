import { shownTestimonials, type Testimonial } from '#app/content/marketing.ts'
import { Badge } from '#app/ui/badge.tsx'
import { Icon } from '#app/ui/icon.tsx'

/** Renders nothing where there are none to show. */
export function Testimonials({ development }: { development: boolean }) {
  const shown = shownTestimonials(development)
  if (shown.length === 0) return null
  return (
    <section id="testimonials" className="border-t border-rule">
      <div className="wrap py-24 lg:py-36">
        <h2 className="text-title font-semibold">What people say</h2>
        <ul className="mt-14 gap-x-16 sm:columns-2 lg:columns-3">
          {shown.map((one) => (
            <Quote key={one.role} {...one} />
          ))}
        </ul>
      </div>
    </section>
  )
}

const stars = [1, 2, 3, 4, 5]

function Quote({ role, text, rating, confirmed }: Testimonial) {
  return (
    <li className="mb-12 break-inside-avoid border-l-2 border-pine pl-5">
      <p className="flex items-center gap-2 text-marigold">
        <span role="img" aria-label={`Rated ${rating} of 5`} className="flex gap-0.5">
          {stars.slice(0, rating).map((star) => (
            <Icon key={star} name="star" className="fill-current" />
          ))}
        </span>
        {!confirmed && <Badge tone="attention">Sample</Badge>}
      </p>
      <blockquote className="mt-3 text-lg">{text}</blockquote>
      <p className="mt-3 text-sm text-muted">{role}</p>
    </li>
  )
}

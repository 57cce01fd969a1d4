import { shownTestimonials, type Testimonial } from '#app/content/marketing.ts'
import { Icon } from '#app/ui/icon.tsx'

export function Testimonials() {
  return (
    <section id="testimonials" className="border-t border-rule">
      <div className="wrap py-14 lg:py-20">
        <h2 className="text-title font-semibold">What people say</h2>
        <ul className="mt-14 gap-x-16 sm:columns-2 lg:columns-3">
          {shownTestimonials.map((one) => (
            <Quote key={one.role} {...one} />
          ))}
        </ul>
      </div>
    </section>
  )
}

const stars = [1, 2, 3, 4, 5]

function Quote({ role, text, rating }: Testimonial) {
  return (
    <li className="mb-12 break-inside-avoid border-l-2 border-pine pl-5">
      <p className="flex items-center gap-2 text-marigold">
        <span role="img" aria-label={`Rated ${rating} of 5`} className="flex gap-0.5">
          {stars.slice(0, rating).map((star) => (
            <Icon key={star} name="star" className="fill-current" />
          ))}
        </span>
      </p>
      <blockquote className="mt-3 text-lg">{text}</blockquote>
      <p className="mt-3 text-sm text-muted">{role}</p>
    </li>
  )
}

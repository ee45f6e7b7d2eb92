import { Link } from 'wouter'

/** The way to one testimonial among all of them, by the name of who gave it. */
export function TestimonialLink({ id, name, className }: { id: string; name: string; className: string }) {
  return (
    <Link href={`/testimonials?view=${id}`} className={className}>
      {name}
    </Link>
  )
}

import type { getPublicTestimonials, PublicTestimonial } from '#contract/site.ts'
import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, useState, type KeyboardEvent, type ReactNode } from 'react'
import { PraiseSlide } from '../landing/praise-slide.tsx'
import type { Praise } from '../landing/praise.ts'
import { readPublic } from '../landing/read-public.ts'

/**
 * The newest testimonials of businesses that agreed to show them here; until there are any, the examples. Without
 * JavaScript the slides are a row that scrolls.
 */
export function PraiseCarousel({ examples }: { examples: readonly Praise[] }) {
  const [slides, setSlides] = useState(examples)
  const [at, setAt] = useState(0)
  const [isMoving, setIsMoving] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    void readPublic<typeof getPublicTestimonials>('/api/public/testimonials', leaving.signal)
      .then((found) => found.length > 0 && setSlides(found.map(asPraise)))
      .catch(() => false)
      .finally(() => setIsMoving(true))
    return () => leaving.abort()
  }, [])

  const count = slides.length
  const turn = (step: 1 | -1) => setAt((now) => (now + step + count) % count)
  function steer(event: KeyboardEvent) {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : 0
    if (step === 0) return
    event.preventDefault()
    turn(step)
  }
  return (
    <section
      aria-roledescription="carousel"
      aria-label="What customers say"
      className="rounded-xl border border-line bg-surface shadow-mid"
    >
      <div
        className={clsx(
          'relative rounded-xl',
          isMoving ? 'overflow-hidden' : 'snap-x snap-mandatory overflow-x-auto scripted:overflow-hidden',
        )}
      >
        <ul
          className="flex transition-transform duration-300 ease-calm"
          style={at > 0 ? { transform: `translateX(${at * -100}%)` } : undefined}
        >
          {slides.map((praise, index) => (
            <PraiseSlide
              key={praise.id}
              praise={praise}
              place={`${index + 1} of ${count}`}
              isHidden={isMoving && index !== at}
            />
          ))}
        </ul>
      </div>
      {/* Its place is kept until it can be used; without JavaScript there is none. */}
      <div className="hidden h-[4.3125rem] items-center justify-center gap-3 border-t border-line px-4 scripted:flex">
        {isMoving && count > 1 && (
          <>
            <Arrow label="Previous testimonial" onPress={() => turn(-1)} onSteer={steer}>
              <ChevronLeft aria-hidden="true" className="size-5" />
            </Arrow>
            <div className="flex">
              {slides.map(({ id }, index) => (
                <button
                  key={id}
                  type="button"
                  aria-label={`Testimonial ${index + 1} of ${count}`}
                  aria-current={index === at}
                  onClick={() => setAt(index)}
                  onKeyDown={steer}
                  className="group grid h-11 w-7 place-items-center rounded-md"
                >
                  <span className="size-2 rounded-full bg-line-strong transition-colors group-hover:bg-control group-aria-[current=true]:bg-accent" />
                </button>
              ))}
            </div>
            <Arrow label="Next testimonial" onPress={() => turn(1)} onSteer={steer}>
              <ChevronRight aria-hidden="true" className="size-5" />
            </Arrow>
            <span aria-live="polite" className="sr-only">
              Testimonial {at + 1} of {count}
            </span>
          </>
        )}
      </div>
    </section>
  )
}

function Arrow({
  label,
  onPress,
  onSteer,
  children,
}: {
  label: string
  onPress: () => void
  onSteer: (event: KeyboardEvent) => void
  children: ReactNode
}) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      onKeyDown={onSteer}
      className="grid size-11 place-items-center rounded-md text-soft transition-colors hover:bg-hover hover:text-ink"
    >
      {children}
    </button>
  )
}

function asPraise({
  id,
  content,
  customerName,
  customerCompany,
  businessName,
  rating,
  label,
}: PublicTestimonial): Praise {
  const company = customerCompany ? `${customerCompany}, about ${businessName}` : `about ${businessName}`
  return { id, content, name: customerName, company, rating, label }
}

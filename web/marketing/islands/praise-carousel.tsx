import type { getPublicTestimonials, PublicTestimonial } from '#contract/site/site.ts'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { PraiseControls } from '../landing/praise-controls.tsx'
import { PraiseSlide } from '../landing/praise-slide.tsx'
import type { Praise } from '../landing/praise.ts'
import { readPublic } from '../landing/read-public.ts'

/**
 * The newest testimonials of businesses that agreed to show them here; until there are any, the examples. Without
 * JavaScript the slides are a row that scrolls.
 */
export function PraiseCarousel({ examples }: { examples: readonly Praise[] }) {
  const { slides, isMoving } = useNewestPraise(examples)
  const [at, setAt] = useState(0)
  const count = slides.length
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
        {isMoving && count > 1 && <PraiseControls slides={slides} at={at} setAt={setAt} />}
      </div>
    </section>
  )
}

/** Does not move before it is known what there is to show. */
function useNewestPraise(examples: readonly Praise[]) {
  const [slides, setSlides] = useState(examples)
  const [isMoving, setIsMoving] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    void readPublic<typeof getPublicTestimonials>('/api/public/testimonials', leaving.signal)
      .then((found) => found.length > 0 && setSlides(found.map(asPraise)))
      .catch(() => false)
      .finally(() => setIsMoving(true))
    return () => leaving.abort()
  }, [])
  return { slides, isMoving }
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

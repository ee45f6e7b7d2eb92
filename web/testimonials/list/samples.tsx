import { brand } from '#contract/brand.ts'
import { sampleTestimonials } from '#shared/widget/sample-testimonials.ts'
import { isRefused } from '../../lib/cookies/cookie-choice.ts'
import { makeStore, useStore } from '../../lib/store.ts'
import { Avatar } from '../../ui/text/avatar.tsx'
import { Badge } from '../../ui/text/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { StarRating } from '../../ui/text/star-rating.tsx'

const key = `${brand.prefix}-samples`
const shown = makeStore(readAreShown())

function readAreShown(): boolean {
  try {
    return localStorage.getItem(key) === 'true'
  } catch {
    return false
  }
}

function showSamples(areShown: boolean) {
  shown.write(areShown)
  try {
    if (areShown && !isRefused('functional')) localStorage.setItem(key, 'true')
    else localStorage.removeItem(key)
  } catch {
    // Storage may be refused; they are then shown for as long as the page lives.
  }
}

/** What testimonials will look like, before there are any: loaded and removed with one click. */
export function Samples() {
  if (!useStore(shown)) {
    return (
      <Button variant="ghost" onClick={() => showSamples(true)}>
        Show sample testimonials
      </Button>
    )
  }
  return (
    <section aria-label="Sample testimonials" className="mt-4 w-full text-left">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="text-sm text-soft">Only you see these. They are never counted, shown or exported.</p>
        <Button variant="secondary" size="small" onClick={() => showSamples(false)}>
          Remove samples
        </Button>
      </div>
      <ul className="flex flex-col gap-3">
        {sampleTestimonials.map(({ name, company, rating, content }) => (
          <li key={name}>
            <Card>
              <div className="flex items-start gap-3">
                <Avatar name={name} />
                <div className="min-w-0 grow">
                  <p className="truncate text-base leading-5 font-semibold">{name}</p>
                  {company && <p className="truncate text-sm text-faint">{company}</p>}
                </div>
                <div className="flex flex-col items-end gap-1.5">
                  <Badge>Sample</Badge>
                  <StarRating value={rating} size="small" />
                </div>
              </div>
              <p className="mt-3 font-serif text-lg">{content}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

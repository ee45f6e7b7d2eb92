import { newestConsent } from '#shared/collection/newest-consent.ts'
import { Check } from 'lucide-react'
import { StarRating } from '../../ui/text/star-rating.tsx'
import { Screen, Typed } from './screen.tsx'

const { display, use_name, suggest_posting } = newestConsent.sentences

export function CollectionPicture() {
  return (
    <Screen title="How was your experience with Lindqvist Bakery?">
      <StarRating value={5} size="large" />
      <div className="mt-5">
        <Typed label="In your own words">
          The rye keeps for a week and tastes better on day three. I haven’t bought bread anywhere else since.
        </Typed>
      </div>
      <ul className="mt-5 flex flex-col gap-2.5">
        {[display, use_name].map((scope) => (
          <li key={scope} className="flex items-center gap-2.5 text-soft">
            <span className="grid size-5 place-items-center rounded-sm bg-accent text-accent-ink">
              <Check aria-hidden="true" strokeWidth={3} className="size-3.5" />
            </span>
            {scope}
          </li>
        ))}
        <li className="flex items-center gap-2.5 text-soft">
          <span className="size-5 rounded-sm border border-control" />
          {suggest_posting}
        </li>
      </ul>
    </Screen>
  )
}

import { Badge } from '../../ui/text/badge.tsx'
import { StarRating } from '../../ui/text/star-rating.tsx'
import { Screen } from './screen.tsx'

const outlets = [
  { name: 'Your website', state: 'Live', tone: 'success' },
  { name: 'Links to Google and Yelp', state: 'Shown to everyone', tone: 'neutral' },
] as const

export function PublishingPicture() {
  return (
    <Screen title="Where it appears">
      <StarRating value={5} size="small" />
      <p className="mt-3 font-serif text-quote">
        The rye keeps for a week and tastes better on day three. I haven’t bought bread anywhere else since.
      </p>
      <ul className="mt-5 border-t border-line">
        {outlets.map(({ name, state, tone }) => (
          <li key={name} className="flex items-center justify-between gap-4 border-b border-line py-3">
            {name}
            <Badge tone={tone}>{state}</Badge>
          </li>
        ))}
      </ul>
      <pre className="mt-5 wrap-anywhere whitespace-pre-wrap rounded-md bg-sunken p-3 font-mono text-xs text-soft">
        {'<script src="…/embed.js?key=pk_…"\n        data-widget="testimonials"></script>'}
      </pre>
    </Screen>
  )
}

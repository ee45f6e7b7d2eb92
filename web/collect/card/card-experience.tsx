import type { CardDesign } from '#contract/collection/card-design.ts'
import { useQuery } from '@tanstack/react-query'
import { Card } from '../../ui/layout/card.tsx'
import { formSettingsQuery } from '../queries.ts'

const form = [
  'They scan the code. Your form opens on their phone, with no app and no account.',
  'They rate their visit and write in their own words.',
  'They choose what you may show, check the preview and send it.',
  'They get a thank-you and a private link to change or withdraw it.',
]
const questionnaire = [
  'They scan the code. Four short questions open on their phone, with no app and no account.',
  'They leave their name and choose what you may show.',
  'They get a draft made of their own answers, edit it, and send it.',
  'They get a thank-you and a private link to change or withdraw it.',
]

/** What customers go through after they scan the card. */
export function CardExperience({ address, design }: { address: string; design: CardDesign }) {
  const { data: settings } = useQuery(formSettingsQuery)
  const { publicLinks, googlePlaceId, yelpBusinessId } = settings ?? {}
  const shown = [
    ['Google', googlePlaceId, design.includeGoogle],
    ['Yelp', yelpBusinessId, design.includeYelp],
  ] as const
  const sites = shown.flatMap(([name, id, isIncluded]) =>
    publicLinks === 'everyone' && id && isIncluded ? name : [],
  )
  const steps = address.includes('/qr-testimonial/') ? questionnaire : form
  const last = sites.length > 0 ? [`Everyone can also open your page on ${sites.join(' or ')}.`] : []
  return (
    <Card>
      <h2 className="font-serif text-title font-medium tracking-tight">Customer experience</h2>
      <ol className="mt-4 flex flex-col gap-3">
        {[...steps, ...last].map((step, index) => (
          <li key={step} className="flex gap-3 text-base text-soft">
            <span
              aria-hidden="true"
              className="grid size-6 shrink-0 place-items-center rounded-full bg-accent-wash text-sm font-semibold text-accent-text"
            >
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
    </Card>
  )
}

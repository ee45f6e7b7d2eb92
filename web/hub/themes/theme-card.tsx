import type { Theme, ThemeQuote } from '#contract/themes/themes.ts'
import { themeAddress } from '../../lib/address/theme-address.ts'
import { TestimonialLink } from '../../lib/address/testimonial-link.tsx'
import { Badge } from '../../ui/text/badge.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { mentionsCopy, shareCopy, trendCopy } from './theme-copy.ts'
import { ThemeMenu } from './theme-menu.tsx'

/** One theme: how many write about it, how they find it, and what they say. */
export function ThemeCard({
  theme,
  texts,
  others,
}: {
  theme: Theme
  texts: number
  others: readonly Theme[]
}) {
  const trend = trendCopy(theme)
  return (
    <Card className="flex h-full flex-col">
      <article aria-label={theme.name} className="flex h-full flex-col">
        <div className="flex items-start justify-between gap-2">
          <h3 className="min-w-0 text-base font-semibold break-words">{theme.name}</h3>
          <ThemeMenu theme={theme} others={others} />
        </div>
        <p className="text-sm text-soft">
          <TextLink href={themeAddress(theme.key)}>{mentionsCopy(theme.mentions)}</TextLink>
          {` · ${shareCopy(theme.mentions, texts)}`}
        </p>
        {trend && <p className="mt-0.5 text-sm text-faint">{trend}</p>}
        {theme.merged.length > 0 && (
          <p className="mt-0.5 text-sm text-faint">
            Includes {theme.merged.map(({ name }) => name).join(', ')}
          </p>
        )}
        <Tones theme={theme} />
        <ul className="mt-3 flex flex-col divide-y divide-line border-t border-line">
          {theme.quotes.map((quote) => (
            <li key={`${quote.testimonialId} ${quote.tone}`} className="py-2.5 last:pb-0">
              <Quote quote={quote} />
            </li>
          ))}
        </ul>
      </article>
    </Card>
  )
}

function Tones({ theme: { key, praise, criticism } }: { theme: Theme }) {
  const judged = praise + criticism
  if (judged === 0) return null
  return (
    <div className="mt-2">
      <div aria-hidden="true" className="flex h-1.5 gap-0.5 overflow-hidden rounded-full">
        {praise > 0 && <span className="bg-accent" style={{ flexGrow: praise }} />}
        {criticism > 0 && <span className="bg-danger" style={{ flexGrow: criticism }} />}
      </div>
      <p className="mt-1.5 flex flex-wrap gap-x-4 text-sm">
        {praise > 0 && (
          <TextLink href={themeAddress(key, 'praise')}>
            {praise === 1 ? '1 praises' : `${praise.toLocaleString()} praise`}
          </TextLink>
        )}
        {criticism > 0 && (
          <TextLink href={themeAddress(key, 'criticism')}>
            {criticism === 1 ? '1 criticizes' : `${criticism.toLocaleString()} criticize`}
          </TextLink>
        )}
      </p>
    </div>
  )
}

const toneBadges = {
  praise: <Badge tone="success">Praise</Badge>,
  criticism: <Badge tone="danger">Criticism</Badge>,
  neither: null,
} as const

function Quote({ quote: { testimonialId, text, customerName, tone } }: { quote: ThemeQuote }) {
  return (
    <>
      <blockquote dir="auto" className="text-sm break-words">
        “{text}”
      </blockquote>
      <p className="mt-1 flex flex-wrap items-center gap-2 text-sm text-faint">
        <TestimonialLink
          id={testimonialId}
          name={customerName}
          className="rounded-[3px] hover:text-accent-text"
        />
        {toneBadges[tone]}
      </p>
    </>
  )
}

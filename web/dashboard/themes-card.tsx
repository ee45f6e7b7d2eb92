import type { Dashboard } from '#contract/overview/overview.ts'
import { themeAddress } from '../lib/address/theme-address.ts'
import { TextLink } from '../ui/text/text-link.tsx'
import { DashboardSection } from './section.tsx'

type Themes = NonNullable<Dashboard['workspace']>['themes']

/** What customers write about most, and how they find it. */
export function ThemesCard({ texts, most }: Themes) {
  return (
    <DashboardSection title="Themes" more={{ label: 'All themes', href: '/testimonials/hub#themes' }}>
      {most.length === 0 ? (
        <p className="text-base text-soft">Nothing has come up often enough yet.</p>
      ) : (
        <>
          <ul className="flex flex-col divide-y divide-line">
            {most.map(({ key, name, mentions, praise, criticism }) => (
              <li key={key} className="flex flex-wrap items-baseline justify-between gap-x-3 py-2 first:pt-0">
                <TextLink href={themeAddress(key)}>{name}</TextLink>
                <span className="text-sm text-soft tabular-nums">{mentions.toLocaleString()}</span>
                <span className="w-full text-sm text-faint">{tonesCopy(praise, criticism)}</span>
              </li>
            ))}
          </ul>
          <p className="mt-2 text-sm text-faint">
            {texts === 1
              ? 'From 1 testimonial with text.'
              : `From ${texts.toLocaleString()} testimonials with text.`}
          </p>
        </>
      )}
    </DashboardSection>
  )
}

function tonesCopy(praise: number, criticism: number): string {
  const parts = [
    praise > 0 && (praise === 1 ? '1 praises' : `${praise.toLocaleString()} praise`),
    criticism > 0 && (criticism === 1 ? '1 criticizes' : `${criticism.toLocaleString()} criticize`),
  ]
  return parts.filter(Boolean).join(', ')
}

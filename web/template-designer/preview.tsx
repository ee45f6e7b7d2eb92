import type { WidgetHeights } from '#contract/embed/widget-heights.ts'
import type { SiteLook } from '#contract/widgets/widgets.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useIsWide } from '../lib/use-is-wide.ts'
import { useDebounced } from '../lib/use-debounced.ts'
import { statsQuery } from '../testimonials/queries.ts'
import { CardTitle } from '../ui/layout/card-title.tsx'
import { SegmentedFilter } from '../ui/search/segmented-filter.tsx'
import { type Draft, layoutOf } from './draft.ts'
import { previewAddress } from './queries.ts'
import { useHeightShares } from './use-height-shares.ts'
import { WidgetFrame } from './widget-frame.tsx'

/** Of the screen; on a desktop, of the column that a page has for its content. */
const widths = { phone: 390, tablet: 768, desktop: 1120 }
type Device = keyof typeof widths
const devices = [
  { value: 'phone', label: 'Phone' },
  { value: 'tablet', label: 'Tablet' },
  { value: 'desktop', label: 'Desktop' },
] as const

interface Ground {
  readonly background: string
  readonly text: string
}
const grounds = {
  light: { background: '#ffffff', text: '#16181d' },
  dark: { background: '#111318', text: '#f3f4f6' },
} satisfies Record<string, Ground>

/** The widget itself in a frame, as wide as a visitor's screen and on the ground of their page. */
export function WidgetPreview({
  draft,
  siteLook,
  css,
  onHeightShares,
}: {
  draft: Draft
  siteLook: SiteLook | undefined
  css: string
  onHeightShares: (shares: WidgetHeights) => void
}) {
  const { data: stats } = useQuery(statsQuery)
  const isWide = useIsWide()
  const [device = isWide ? 'desktop' : 'phone', setDevice] = useState<Device>()
  const { shown, setChosen, ground, choices } = useGround(draft, siteLook)
  const [isEmpty, setIsEmpty] = useState(false)
  const source = useDebounced(previewAddress(draft), 250)
  useHeightShares(source, css, onHeightShares)
  return (
    <section aria-labelledby="widget-preview" className="min-w-0 max-xl:order-first xl:sticky xl:top-6">
      <div className="mb-3 flex flex-wrap items-center gap-3">
        <div className="grow">
          <CardTitle id="widget-preview">Preview</CardTitle>
        </div>
        <SegmentedFilter label="Page" options={choices} value={shown} onChange={setChosen} />
        <SegmentedFilter label="Screen" options={devices} value={device} onChange={setDevice} />
      </div>
      {stats?.publishable === 0 && <SamplesNote />}
      {/* On a phone the fields would be far below a whole widget. */}
      <section
        aria-label="Page"
        {...(!isWide && { tabIndex: 0 })}
        className="overflow-hidden rounded-lg border border-line bg-surface shadow-mid max-lg:max-h-88 max-lg:overflow-y-auto"
      >
        <BrowserBar />
        <WidgetFrame
          source={source}
          widthPx={widths[device]}
          ground={ground.background}
          text={ground.text}
          css={css}
          onDrawn={(hasContent) => setIsEmpty(!hasContent)}
        />
      </section>
      {isEmpty && <EmptyNote isBadge={layoutOf(draft) === 'badge'} hasOwn={stats?.publishable !== 0} />}
    </section>
  )
}

/** The page around the widget: as light or dark as its theme, or in the colors of the owner's site. */
function useGround(draft: Draft, siteLook: SiteLook | undefined) {
  const [chosen, setChosen] = useState<'light' | 'dark' | 'site'>()
  const ofSite = siteLook?.backgroundColor
    ? { background: siteLook.backgroundColor, text: siteLook.textColor ?? grounds.light.text }
    : undefined
  const shown = chosen ?? (ofSite ? 'site' : draft.settings.theme === 'dark' ? 'dark' : 'light')
  const ground: Ground = shown === 'site' ? (ofSite ?? grounds.light) : grounds[shown]
  const choices = [
    { value: 'light', label: 'Light page' },
    { value: 'dark', label: 'Dark page' },
    ...(ofSite ? [{ value: 'site', label: 'Your site' } as const] : []),
  ] as const
  return { shown, setChosen, ground, choices }
}

function SamplesNote() {
  return (
    <p className="mb-3 text-base text-soft">
      Only you see these samples, until one of your own testimonials can be shown.
    </p>
  )
}

function EmptyNote({ isBadge, hasOwn }: { isBadge: boolean; hasOwn: boolean }) {
  return (
    <output className="mt-3 block text-base text-soft">
      {isBadge && !hasOwn
        ? 'A badge needs a rating from your own form before it can show an average.'
        : 'No testimonials match these filters, so the widget shows nothing.'}
    </output>
  )
}

/** The frame stands for a page of the owner's website. */
function BrowserBar() {
  return (
    <div aria-hidden="true" className="flex h-8 items-center gap-1.5 border-b border-line bg-sunken px-3">
      {['close', 'shrink', 'grow'].map((dot) => (
        <i key={dot} className="size-2.5 rounded-full bg-line-strong" />
      ))}
      <i className="ml-3 h-4 max-w-64 grow rounded-full bg-surface" />
    </div>
  )
}

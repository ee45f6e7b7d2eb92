import { clsx } from 'clsx'
import { useQuery } from '@tanstack/react-query'
import { statsQuery } from '../testimonials/queries.ts'
import { useEffect, useRef, useState } from 'react'
import { SegmentedFilter } from '../ui/search/segmented-filter.tsx'
import { choiceAttributesOf, type Choices } from './choices.ts'
import { CardTitle } from '../ui/layout/card-title.tsx'

const widths = [
  { value: 'computer', label: 'Desktop' },
  { value: 'phone', label: 'Phone' },
] as const

/** The widget itself, run by its own script as on any website, so that what is seen is what visitors get. */
export function LivePreview({ apiKey, choices }: { apiKey: string; choices: Choices }) {
  const { data: stats, isPending } = useQuery(statsQuery)
  const areSamples = stats?.publishable === 0
  const [width, setWidth] = useState<'computer' | 'phone'>('computer')
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isPending) return undefined
    const script = document.createElement('script')
    script.src = '/embed.js'
    script.dataset['widget'] = 'testimonials'
    script.dataset['key'] = apiKey
    script.dataset['height'] = 'auto'
    // The server answers so to the owner alone, and other websites send no session along.
    if (areSamples) script.dataset['userid'] = 'samples'
    for (const [name, value] of Object.entries(choiceAttributesOf(choices)))
      script.setAttribute(`data-${name}`, value)
    const element = place.current
    element?.replaceChildren(script)
    return () => {
      // A script runs even when it was taken away while loading; this one must then find nothing to do.
      script.dataset['widget'] = 'none'
      element?.replaceChildren()
    }
  }, [apiKey, choices, isPending, areSamples])
  return (
    <section aria-labelledby="preview">
      <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
        <CardTitle id="preview">Preview</CardTitle>
        <SegmentedFilter label="Width" options={widths} value={width} onChange={setWidth} />
      </div>
      {areSamples && (
        <p className="mb-3 text-base text-soft">
          Only you see these samples, until one of your own testimonials can be shown.
        </p>
      )}
      <div
        className={clsx(
          'overflow-hidden rounded-lg border border-line p-4 transition-colors sm:p-6',
          choices.theme === 'dark' && 'bg-[#14161a]',
          choices.theme === 'light' && 'bg-[#fff]',
          choices.theme === 'auto' && 'bg-paper',
        )}
      >
        <div ref={place} className={clsx('mx-auto', width === 'phone' && 'max-w-[22rem]')} />
      </div>
    </section>
  )
}

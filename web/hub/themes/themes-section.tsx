import type { ThemeList } from '#contract/themes/themes.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { LoadingLines } from '../../ui/loading/loading-lines.tsx'
import { QueryFailure } from '../../ui/message/load-failure.tsx'
import { HiddenThemes } from './hidden-themes.tsx'
import { themesQuery } from './queries.ts'
import { ThemeCard } from './theme-card.tsx'

const shownAtFirst = 8

/** What customers praise and criticize, with the owner's own names for it. */
export function ThemesSection() {
  const query = useQuery(themesQuery)
  const { data, isPending } = query
  const place = useRef<HTMLElement>(null)
  // The section comes after the page, so the browser has not found it, and its place is known once the themes are there.
  useEffect(() => {
    if (!isPending && location.hash === '#themes') place.current?.scrollIntoView()
  }, [isPending])
  return (
    <section
      ref={place}
      id="themes"
      aria-labelledby="themes-title"
      className="mt-8 scroll-mt-20 lg:scroll-mt-6"
    >
      <h2 id="themes-title" className="mb-1 font-serif text-title font-medium tracking-tight">
        Themes
      </h2>
      {isPending && <LoadingLines label="Loading themes" lines={['h-40 w-full']} className="flex flex-col" />}
      <QueryFailure query={query} otherwise="Couldn't load the themes." />
      {data && <Themes {...data} />}
    </section>
  )
}

function Themes({ themes, texts, waiting }: ThemeList) {
  const [isWhole, setIsWhole] = useState(false)
  const shown = themes.filter(({ isHidden }) => !isHidden)
  const hidden = themes.filter(({ isHidden }) => isHidden)
  return (
    <>
      <p className="mb-3 text-base text-soft">{introOf(shown.length, texts, waiting)}</p>
      {shown.length === 0 && waiting === 0 && (
        <Card>
          <p className="text-base text-soft">
            {texts === 0
              ? 'Themes appear when your first testimonials do.'
              : 'Nothing has come up often enough yet.'}
          </p>
        </Card>
      )}
      <ul className="grid gap-4 lg:grid-cols-2">
        {shown.slice(0, isWhole ? undefined : shownAtFirst).map((theme) => (
          <li key={theme.key}>
            <ThemeCard theme={theme} texts={texts} others={shown} />
          </li>
        ))}
      </ul>
      <div className="mt-3 flex flex-wrap gap-2">
        {shown.length > shownAtFirst && (
          <Button variant="secondary" size="small" onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? 'Show fewer' : `Show all ${shown.length}`}
          </Button>
        )}
        {hidden.length > 0 && <HiddenThemes themes={hidden} />}
      </div>
    </>
  )
}

function introOf(shown: number, texts: number, waiting: number): string {
  const reading = waiting > 0 ? ` ${waiting.toLocaleString()} more are being read.` : ''
  if (shown === 0) return `What your customers write about most.${reading}`
  const read = texts === 1 ? '1 testimonial' : `${texts.toLocaleString()} testimonials`
  return `What your customers write about most, from ${read} with text.${reading}`
}

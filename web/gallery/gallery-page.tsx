import { useState } from 'react'
import { useTitle } from '../lib/use-title.ts'
import { applyTheme, readTheme, themes, type Theme } from '../lib/look/theme.ts'
import { BrandLogo } from '../ui/text/brand-logo.tsx'
import { SegmentedFilter } from '../ui/search/segmented-filter.tsx'
import { ButtonSamples } from './button-samples.tsx'
import { ColorSamples } from './color-samples.tsx'
import { ConversationSample } from './conversation-sample.tsx'
import { DataSamples } from './data-samples.tsx'
import { FieldSamples } from './field-samples.tsx'
import { ListSamples } from './list-samples.tsx'
import { MessageSamples } from './message-samples.tsx'
import { OverlaySamples } from './overlay-samples.tsx'
import { TypeSamples } from './type-samples.tsx'

const labels: Record<Theme, string> = { system: 'Device', light: 'Light', dark: 'Dark' }

/** Every primitive in every state, on one page. Development only. */
export function GalleryPage() {
  useTitle('Interface')
  const [theme, setTheme] = useState(readTheme)
  function choose(next: Theme) {
    applyTheme(next)
    setTheme(next)
  }
  return (
    <>
      <header className="sticky top-0 z-30 border-b border-line bg-paper">
        <div className="mx-auto flex h-16 max-w-6xl items-center justify-between gap-4 px-4 sm:px-8">
          <BrandLogo name="Plaudit" />
          <SegmentedFilter
            label="Theme"
            options={themes.map((value) => ({ value, label: labels[value] }))}
            value={theme}
            onChange={choose}
          />
        </div>
      </header>
      <main className="mx-auto max-w-6xl px-4 pb-24 sm:px-8">
        <h1 className="pt-12 font-serif text-display font-medium tracking-[-0.025em]">The interface</h1>
        <p className="mt-2 max-w-[60ch] text-lg text-soft">
          Ink on paper, one green, and a serif for what people say. Every component of a page, in each of its
          states.
        </p>
        <ColorSamples />
        <TypeSamples />
        <ButtonSamples />
        <FieldSamples />
        <DataSamples />
        <MessageSamples />
        <ConversationSample />
        <OverlaySamples />
        <ListSamples />
      </main>
    </>
  )
}

import { type AppearanceSettings, fontSizes } from '#contract/settings/appearance.ts'
import { useEffect, useState } from 'react'
import { showAppearance } from '../../lib/look/appearance.ts'
import { SegmentedFilter } from '../../ui/search/segmented-filter.tsx'
import { Switch } from '../../ui/form/switch.tsx'
import { ColorField } from './color-field.tsx'
import { DraftForm } from '../writing/draft-form.tsx'
import { useSaveAppearance } from '../queries.ts'
import { ThemeTiles } from './theme-tiles.tsx'
import type { Draft } from '../use-draft.ts'

const sizeNames = { small: 'Small', medium: 'Medium', large: 'Large' } as const
const sizes = fontSizes.map((value) => ({ value, label: sizeNames[value] }))

interface AppearanceTabProps {
  draft: Draft<AppearanceSettings>
  saved: AppearanceSettings
}

/** The whole app is the preview: it wears the draft while this tab is open, and what is saved afterwards. */
export function AppearanceTab({ draft, saved }: AppearanceTabProps) {
  const save = useSaveAppearance()
  const [isColorWrong, setIsColorWrong] = useState(false)
  const { value, set } = draft
  const { theme, primaryColor, usesPrimaryColor, fontSize, compactMode } = value

  useEffect(() => {
    showAppearance({ theme, primaryColor, usesPrimaryColor, fontSize, compactMode })
  }, [theme, primaryColor, usesPrimaryColor, fontSize, compactMode])
  useEffect(() => () => showAppearance(saved), [saved])

  return (
    <DraftForm
      title="Appearance"
      description="How the app looks for you on every device. Changes preview right away."
      draft={draft}
      save={save}
      savedTitle="Appearance Updated"
      changesToSend={() => (isColorWrong ? undefined : draft.changes)}
      onDiscard={() => setIsColorWrong(false)}
    >
      <div className="flex flex-col gap-7">
        <ThemeTiles value={theme} onChange={(theme) => set({ theme })} />
        <ColorField
          color={primaryColor}
          isUsed={usesPrimaryColor}
          onChange={(primaryColor) => set({ primaryColor, usesPrimaryColor: true })}
          onOwn={() => set({ usesPrimaryColor: false })}
          onWrong={setIsColorWrong}
        />
        <FontSize value={fontSize} onChange={(fontSize) => set({ fontSize })} />
        <Switch
          label="Compact mode"
          hint="Tighter spacing fits more on the screen. Buttons stay the same size."
          checked={compactMode}
          onChange={(event) => set({ compactMode: event.target.checked })}
        />
      </div>
    </DraftForm>
  )
}

function FontSize({
  value,
  onChange,
}: {
  value: AppearanceSettings['fontSize']
  onChange: (fontSize: AppearanceSettings['fontSize']) => void
}) {
  return (
    <div>
      <p aria-hidden="true" className="mb-2 text-sm font-semibold">
        Font size
      </p>
      <SegmentedFilter label="Font size" options={sizes} value={value} onChange={onChange} />
    </div>
  )
}

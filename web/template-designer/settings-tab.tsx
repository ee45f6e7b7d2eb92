import { customerLanguages } from '#contract/languages.ts'
import { displayCounts } from '#contract/widgets/widgets.ts'
import { layoutIn } from '#contract/widgets/widget-templates.ts'
import { ChoiceField } from '../ui/choices/choice-field.tsx'
import { Switch } from '../ui/form/switch.tsx'
import { type Draft, layoutOf, type SetSettings } from './draft.ts'
import { FilterFields } from './filter-fields.tsx'

const inColumns = ['grid', 'masonry', 'carousel']
const intervals = [3, 5, 8, 12, 20]
const languageNames = new Intl.DisplayNames('en', { type: 'language' })
const languages = [
  ['page', 'Same as the page'] as const,
  ...customerLanguages.map((language) => [language, languageNames.of(language) ?? language] as const),
]
const counts = displayCounts.map(
  (count) => [`${count}`, count === 1 ? '1 testimonial' : `${count} testimonials`] as const,
)
const columnChoices = [
  ['1', '1'],
  ['2', 'Up to 2'],
  ['3', 'Up to 3'],
] as const
const intervalChoices = intervals.map((seconds) => [`${seconds}`, `${seconds}`] as const)

const switches = [
  ['showAvatar', 'Photos and initials'],
  ['showCompany', 'Companies'],
  ['showRating', 'Ratings'],
  ['showDate', 'Dates'],
] as const

/** What a widget shows, and of which testimonials. */
export function SettingsTab({
  draft,
  set,
  setSettings,
}: {
  draft: Draft
  set: (change: Partial<Draft>) => void
  setSettings: SetSettings
}) {
  const { settings } = draft
  const layout = layoutOf(draft)
  return (
    <div className="flex flex-col gap-5">
      <CountFields draft={draft} setSettings={setSettings} />
      <div className="flex flex-col gap-3.5">
        {switches.map(([name, label]) => (
          <Switch
            key={name}
            label={label}
            checked={settings[name]}
            onChange={(event) => setSettings({ [name]: event.target.checked })}
          />
        ))}
        {layout === 'carousel' && (
          <Switch
            label="Autoplay"
            hint="Pauses while someone points at it, and never runs for people who prefer less motion."
            checked={settings.autoplay}
            onChange={(event) => setSettings({ autoplay: event.target.checked })}
          />
        )}
      </div>
      {layout === 'carousel' && settings.autoplay && (
        <IntervalField draft={draft} setSettings={setSettings} />
      )}
      <ChoiceField
        label="Language"
        hint="Of labels and buttons. Testimonials stay in the customer's own words."
        choices={languages}
        value={settings.language}
        onChoose={(language) => setSettings({ language })}
      />
      <FilterFields filters={draft.filters} onChange={(filters) => set({ filters })} />
    </div>
  )
}

function IntervalField({ draft, setSettings }: { draft: Draft; setSettings: SetSettings }) {
  return (
    <ChoiceField
      label="Seconds per testimonial"
      choices={intervalChoices}
      value={`${draft.settings.interval}`}
      onChoose={(seconds) => setSettings({ interval: Number(seconds) })}
    />
  )
}

function CountFields({ draft, setSettings }: { draft: Draft; setSettings: SetSettings }) {
  const { settings, templateId } = draft
  const { layout, columns } = layoutIn(templateId, settings)
  if (layout === 'badge' || layout === 'spotlight') return null
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ChoiceField
        label="Show up to"
        choices={counts}
        value={`${settings.displayCount}`}
        onChoose={(count) => setSettings({ displayCount: Number(count) as (typeof displayCounts)[number] })}
      />
      {inColumns.includes(layout) && (
        <ChoiceField
          label="Columns"
          choices={columnChoices}
          value={`${columns}`}
          onChoose={(count) => setSettings({ columns: Number(count) as 1 | 2 | 3 })}
        />
      )}
    </div>
  )
}

import type { Theme } from '#contract/widgets/widget-layouts.ts'
import { Card } from '../ui/layout/card.tsx'
import { Field } from '../ui/form/field.tsx'
import { SegmentedFilter } from '../ui/search/segmented-filter.tsx'
import { Select } from '../ui/form/select.tsx'
import { Switch } from '../ui/form/switch.tsx'
import type { Choices } from './choices.ts'

const themes = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'Auto' },
] as const
const counts = [1, 3, 6, 9, 12, 24, 48, 100]

export function OptionFields({
  choices,
  onChange,
}: {
  choices: Choices
  onChange: (choices: Choices) => void
}) {
  const set = (change: Partial<Choices>) => onChange({ ...choices, ...change })
  const toggle = (name: 'showRatings' | 'showDates' | 'showCompany' | 'autoSlide', label: string) => (
    <Switch
      label={label}
      checked={choices[name]}
      onChange={(event) => set({ [name]: event.target.checked })}
    />
  )
  return (
    <Card className="flex flex-col gap-5 lg:sticky lg:top-6">
      <div>
        <p aria-hidden="true" className="mb-1.5 text-sm font-semibold">
          Theme
        </p>
        <SegmentedFilter
          label="Theme"
          options={themes}
          value={choices.theme}
          onChange={(theme: Theme) => set({ theme })}
        />
        {choices.theme === 'auto' && (
          <p className="mt-1.5 text-sm text-faint">Matches the background of your page.</p>
        )}
      </div>
      <Field label="Show up to">
        <Select value={choices.max} onChange={(event) => set({ max: Number(event.target.value) })}>
          {counts.map((count) => (
            <option key={count} value={count}>
              {count === 1 ? '1 testimonial' : `${count} testimonials`}
            </option>
          ))}
        </Select>
      </Field>
      <div className="flex flex-col gap-3.5">
        {toggle('showRatings', 'Ratings')}
        {toggle('showDates', 'Dates')}
        {toggle('showCompany', 'Companies')}
        {choices.layout === 'carousel' && toggle('autoSlide', 'Autoplay')}
      </div>
    </Card>
  )
}

import {
  recommendationChoices,
  type RecommendationSettings,
} from '#contract/recommendations/recommendations.ts'
import { useId } from 'react'
import { Card } from '../ui/layout/card.tsx'
import { CardTitle } from '../ui/layout/card-title.tsx'
import { ChoiceField } from '../ui/choices/choice-field.tsx'
import { audienceNames, formatNames, lengthNames, objectiveNames, platformNames } from './copy.ts'

interface SettingsCardProps {
  settings: RecommendationSettings
  onChange: (changed: Partial<RecommendationSettings>) => void
}

type Named = Omit<RecommendationSettings, 'limit'>
const choices: { readonly [Name in keyof Named]: readonly Named[Name][] } = recommendationChoices

/** What the testimonials are wanted for. A change is asked for at once. */
export function SettingsCard({ settings, onChange }: SettingsCardProps) {
  const titleId = useId()
  function field<Name extends keyof typeof choices>(
    name: Name,
    label: string,
    nameOf: (value: Named[Name]) => string,
  ) {
    return (
      <ChoiceField
        label={label}
        choices={choices[name].map((value) => [value, nameOf(value)] as const)}
        value={settings[name]}
        onChoose={(value) => onChange({ [name]: value })}
      />
    )
  }
  return (
    <Card>
      <section aria-labelledby={titleId} className="flex flex-col gap-4">
        <CardTitle id={titleId}>What do you need them for?</CardTitle>
        <div className="grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-3 xl:grid-cols-6">
          {field('platform', 'Platform', (value) => platformNames[value])}
          {field('audience', 'Audience', (value) => audienceNames[value])}
          {field('objective', 'Objective', (value) => objectiveNames[value])}
          {field('contentLength', 'Length', (value) => lengthNames[value])}
          {field('format', 'Format', (value) => formatNames[value])}
          <LimitField limit={settings.limit} onChange={(limit) => onChange({ limit })} />
        </div>
      </section>
    </Card>
  )
}

function LimitField({
  limit,
  onChange,
}: {
  limit: RecommendationSettings['limit']
  onChange: (limit: RecommendationSettings['limit']) => void
}) {
  return (
    <ChoiceField
      label="Results"
      choices={recommendationChoices.limit.map((one) => [String(one), String(one)] as const)}
      value={String(limit)}
      onChoose={(chosen) => {
        const found = recommendationChoices.limit.find((one) => String(one) === chosen)
        if (found) onChange(found)
      }}
    />
  )
}

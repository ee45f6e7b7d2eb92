import {
  contentLengths,
  recommendationAudiences,
  recommendationFormats,
  recommendationLimits,
  recommendationObjectives,
  recommendationPlatforms,
  type RecommendationSettings,
} from '#contract/recommendations/recommendations.ts'
import { useId } from 'react'
import { Card } from '../ui/layout/card.tsx'
import { CardTitle } from '../ui/layout/card-title.tsx'
import { ChoiceField } from '../ui/form/choice-field.tsx'
import { audienceNames, formatNames, lengthNames, objectiveNames, platformNames } from './copy.ts'

interface SettingsCardProps {
  settings: RecommendationSettings
  onChange: (changed: Partial<RecommendationSettings>) => void
}

/** What the testimonials are wanted for. A change is asked for at once. */
export function SettingsCard({ settings, onChange }: SettingsCardProps) {
  const titleId = useId()
  return (
    <Card>
      <section aria-labelledby={titleId} className="flex flex-col gap-4">
        <CardTitle id={titleId}>What do you need them for?</CardTitle>
        <div className="grid grid-cols-2 gap-x-4 gap-y-4 md:grid-cols-3 xl:grid-cols-6">
          <ChoiceField
            label="Platform"
            choices={named(recommendationPlatforms, platformNames)}
            value={settings.platform}
            onChoose={(platform) => onChange({ platform })}
          />
          <ChoiceField
            label="Audience"
            choices={named(recommendationAudiences, audienceNames)}
            value={settings.audience}
            onChoose={(audience) => onChange({ audience })}
          />
          <ChoiceField
            label="Objective"
            choices={named(recommendationObjectives, objectiveNames)}
            value={settings.objective}
            onChoose={(objective) => onChange({ objective })}
          />
          <ChoiceField
            label="Length"
            choices={named(contentLengths, lengthNames)}
            value={settings.contentLength}
            onChoose={(contentLength) => onChange({ contentLength })}
          />
          <ChoiceField
            label="Format"
            choices={named(recommendationFormats, formatNames)}
            value={settings.format}
            onChoose={(format) => onChange({ format })}
          />
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
      choices={recommendationLimits.map((one) => [String(one), String(one)] as const)}
      value={String(limit)}
      onChoose={(chosen) => {
        const found = recommendationLimits.find((one) => String(one) === chosen)
        if (found) onChange(found)
      }}
    />
  )
}

function named<Value extends string>(
  values: readonly Value[],
  names: Readonly<Record<Value, string>>,
): (readonly [Value, string])[] {
  return values.map((value) => [value, names[value]] as const)
}

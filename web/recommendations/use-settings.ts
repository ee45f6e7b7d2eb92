import {
  recommendationChoices,
  type RecommendationSettings,
  recommendationSettings,
} from '#contract/recommendations/recommendations.ts'
import { useMemo } from 'react'
import { z } from 'zod/mini'
import { useAddressFilters } from '../lib/address/use-address-filters.ts'

const defaults = z.parse(recommendationSettings, {})

/** What is asked for, from the address: so that a choice can be shared and come back to. What is not there is the default. */
export function useSettings() {
  const { parameters, change } = useAddressFilters()
  const asked = parameters.toString()
  const settings = useMemo(() => settingsIn(new URLSearchParams(asked)), [asked])
  function set(changed: Partial<RecommendationSettings>) {
    const isDefault = ([name, value]: [string, unknown]) => defaults[name as keyof typeof defaults] === value
    change(
      Object.fromEntries(
        Object.entries(changed).map((entry) => [entry[0], isDefault(entry) ? '' : String(entry[1])]),
      ),
    )
  }
  return { settings, set }
}

function settingsIn(parameters: URLSearchParams): RecommendationSettings {
  const one = <Value extends string | number>(name: string, values: readonly Value[], otherwise: Value) =>
    values.find((value) => String(value) === parameters.get(name)) ?? otherwise
  return {
    platform: one('platform', recommendationChoices.platform, defaults.platform),
    audience: one('audience', recommendationChoices.audience, defaults.audience),
    objective: one('objective', recommendationChoices.objective, defaults.objective),
    contentLength: one('contentLength', recommendationChoices.contentLength, defaults.contentLength),
    format: one('format', recommendationChoices.format, defaults.format),
    limit: one('limit', recommendationChoices.limit, defaults.limit),
  }
}

import { type DynamicVariables, optionsWithoutProfile, type GenerationForm } from '#contract/writer/writer.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Controller, type UseFormReturn, useWatch } from 'react-hook-form'
import { businessProfileQuery } from '../../accounts/queries.ts'
import { LoadingLines } from '../../ui/loading/loading-lines.tsx'
import { SegmentedFilter } from '../../ui/search/segmented-filter.tsx'
import { OptionField } from './option-field.tsx'
import { entryOptionsOf } from './own-entries.ts'
import { OwnList } from './own-list.tsx'
import { optionsQuery } from '../queries.ts'

const sources = [
  { value: 'profile', label: 'From your profile' },
  { value: 'own', label: 'Your own' },
] as const
const lists = [
  { name: 'serviceDetails', label: 'Service', noun: 'service', from: 'services' },
  { name: 'benefits', label: 'Benefit', noun: 'benefit', from: 'benefits' },
] as const

/** What the text shall speak of: from the lists that fit the business, or from lists of one's own. */
export function OptionsSection({ form }: { form: UseFormReturn<GenerationForm> }) {
  const { presets, isLoading } = usePresets(form)
  const [source, setSource] = useState<'profile' | 'own'>('profile')
  const [entries, setEntries] = useState<Record<'services' | 'benefits', readonly string[]>>({
    services: [],
    benefits: [],
  })
  return (
    <>
      <SegmentedFilter label="Services and benefits" options={sources} value={source} onChange={setSource} />
      {isLoading ? (
        optionsLoading
      ) : (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          {lists.map(({ name, label, noun, from }) => (
            <div key={name} className="flex min-w-0 flex-col gap-2.5">
              <Controller
                control={form.control}
                name={name}
                render={({ field, fieldState }) => (
                  <OptionField
                    label={label}
                    noun={noun}
                    options={source === 'own' ? entryOptionsOf(presets[from], entries[from]) : presets[from]}
                    value={field.value}
                    onChange={field.onChange}
                    error={fieldState.error?.message}
                    fieldRef={field.ref}
                  />
                )}
              />
              {source === 'own' && (
                <OwnList
                  noun={noun}
                  entries={entries[from]}
                  onChange={(next) => {
                    setEntries({ ...entries, [from]: next })
                    const value = form.getValues(name)
                    // What was taken off the list is no longer chosen.
                    if (entries[from].includes(value) && !next.includes(value)) form.setValue(name, '')
                  }}
                />
              )}
            </div>
          ))}
        </div>
      )}
    </>
  )
}

/** Without a profile, and when the lists cannot be read, there is still something to choose from. */
function usePresets(form: UseFormReturn<GenerationForm>) {
  const profile = useQuery(businessProfileQuery)
  const language = useWatch({ control: form.control, name: 'language' }) ?? 'en'
  const hasProfile = Boolean(profile.data?.id)
  const loaded = useQuery({ ...optionsQuery(language), enabled: hasProfile })
  const presets = loaded.data ?? optionsWithoutProfile
  useTranslatedChoice(form, presets)
  return { presets, isLoading: profile.isPending || (hasProfile && loaded.isPending) }
}

/** What was chosen stays chosen when the lists come in another language. */
function useTranslatedChoice(
  { getValues, setValue }: UseFormReturn<GenerationForm>,
  presets: DynamicVariables,
) {
  const before = useRef(presets)
  useEffect(() => {
    for (const { name, from } of lists) {
      const chosen = before.current[from].find(({ label }) => label === getValues(name))
      const same = chosen && presets[from].find(({ value }) => value === chosen.value)
      if (same) setValue(name, same.label)
    }
    before.current = presets
  }, [presets, getValues, setValue])
}

const optionsLoading = (
  <LoadingLines
    label="Loading services and benefits"
    lines={['h-17 w-full', 'h-17 w-full']}
    className="grid gap-5 sm:grid-cols-2"
  />
)

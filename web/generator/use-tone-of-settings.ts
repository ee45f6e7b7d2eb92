import { formTones, type GenerationForm } from '#contract/writer.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { settingsQuery } from '../settings/queries.ts'
import { blankForm } from './copy.ts'

/** Starts the form with the tone of the AI settings. One that the form does not offer leaves it at Professional. */
export function useToneOfSettings({ getValues, resetField }: UseFormReturn<GenerationForm>) {
  const { data } = useQuery(settingsQuery)
  const tone = formTones.find((one) => one === data?.ai.tone) ?? blankForm.tone
  useEffect(() => {
    // What somebody has chosen meanwhile stays.
    if (getValues('tone') === blankForm.tone) resetField('tone', { defaultValue: tone })
  }, [tone, getValues, resetField])
}

import { aiLanguages } from '#contract/settings/ai-settings.ts'
import { customerLanguages } from '#contract/languages.ts'
import { formTones } from '#contract/writer/tones.ts'
import type { GenerationForm } from '#contract/writer/writer.ts'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { settingsQuery } from '../settings/queries.ts'
import { blankForm } from './copy.ts'

/**
 * Starts the form with the tone and language of the AI settings. A tone that it does not offer leaves it at Professional.
 * Answers whether a draft starts by itself.
 */
export function useSettingsDefaults({ getValues, resetField }: UseFormReturn<GenerationForm>) {
  const { data } = useQuery(settingsQuery)
  const tone = formTones.find((one) => one === data?.ai.tone) ?? blankForm.tone
  // Both lists name the same languages, in the same order.
  const language = data ? customerLanguages[aiLanguages.indexOf(data.ai.language)] : undefined
  useEffect(() => {
    // What somebody has chosen meanwhile stays.
    if (getValues('tone') === blankForm.tone) resetField('tone', { defaultValue: tone })
  }, [tone, getValues, resetField])
  useEffect(() => {
    if (language && getValues('language') === blankForm.language)
      resetField('language', { defaultValue: language })
  }, [language, getValues, resetField])
  return { autoGenerate: data?.ai.autoGenerate ?? false }
}

import type { CustomerLanguage } from '#contract/languages.ts'
import { noQuestions, ownQuestions, type OwnQuestions } from '#contract/collection/questionnaire.ts'
import { z } from 'zod/mini'
import { languageNames } from '../../lib/copy/form-defaults.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { toast } from '../../ui/message/toast.ts'
import { useSaveQuestionnaire } from '../queries.ts'

/** A line a choice. */
const listed = z.pipe(
  z.string(),
  z.transform((typed: string) => typed.split('\n').flatMap((line) => line.trim() || [])),
)
const questionForm = z.extend(ownQuestions, {
  services: z.pipe(listed, ownQuestions.shape.services),
  benefitChoices: z.pipe(listed, ownQuestions.shape.benefitChoices),
})
const filledQuestions = (own: OwnQuestions) => ({
  ...own,
  services: own.services.join('\n'),
  benefitChoices: own.benefitChoices.join('\n'),
})

/** The form of the questions in one language. What is offered to choose from is typed with a choice on each line. */
export function useQuestionForm(language: CustomerLanguage, saved: OwnQuestions) {
  const save = useSaveQuestionnaire()
  const { register, handleSubmit, showAtFields, reset, formState } = useSchemaForm(
    questionForm,
    filledQuestions(saved),
  )
  const submit = handleSubmit((questions) =>
    save.mutate(
      { [language]: questions },
      {
        onSuccess: (all) => {
          reset(filledQuestions(all[language] ?? noQuestions))
          toast({ title: 'Questions saved', description: languageNames[language] })
        },
        onError: showAtFields,
      },
    ),
  )
  return { register, errors: formState.errors, submit, isPending: save.isPending, failure: save.error }
}

import type { CustomerLanguage } from '#contract/languages.ts'
import {
  mostChoices,
  noQuestions,
  ownQuestions,
  type OwnQuestions,
  questionNames,
  type QuestionName,
} from '#contract/questionnaire.ts'
import { useQuery } from '@tanstack/react-query'
import { z } from 'zod/mini'
import { businessProfileQuery } from '../accounts/queries.ts'
import { optionsQuery } from '../generator/queries.ts'
import { languageNames } from '../lib/form-defaults.ts'
import { questionDefaults } from '../lib/question-defaults.ts'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { FailureBanner } from '../ui/failure-banner.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { toast } from '../ui/toast.ts'
import { useSaveQuestionnaire } from './queries.ts'

const labels: Readonly<Record<QuestionName, string>> = {
  satisfaction: 'Question 1: satisfaction, 1 to 5 stars',
  service: 'Question 2: service, one choice',
  benefits: 'Question 3: benefits, several choices',
  recommend: 'Question 4: recommendation, 1 to 5 stars',
}

const lists = [
  ['services', 'Services to choose from', mostChoices.services],
  ['benefitChoices', 'Benefits to choose from', mostChoices.benefits],
] as const

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

/** The four questions in one language, and what they offer to choose from; an empty field shows its default. */
export function QuestionFields({
  language,
  isShown,
  saved = noQuestions,
}: {
  language: CustomerLanguage
  isShown: boolean
  saved: OwnQuestions | undefined
}) {
  const save = useSaveQuestionnaire()
  const { data: business } = useQuery(businessProfileQuery)
  const { data: options } = useQuery({ ...optionsQuery(language), enabled: isShown })
  const { register, handleSubmit, showAtFields, reset, formState } = useSchemaForm(
    questionForm,
    filledQuestions(saved),
  )
  const { errors } = formState
  const field = { lang: language, dir: 'auto', autoComplete: 'off' }
  const suggested = {
    services: options?.services.slice(0, mostChoices.services),
    benefitChoices: options?.benefits.slice(0, mostChoices.benefits),
  }
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
  return (
    <Card>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
        {questionNames.map((name) => (
          <Field key={name} label={labels[name]} error={errors[name]?.message}>
            <Input
              {...field}
              placeholder={questionDefaults[language][name](business?.businessName ?? 'your business')}
              {...register(name)}
            />
          </Field>
        ))}
        {lists.map(([name, label, most]) => (
          <Field
            key={name}
            label={label}
            hint={`One on each line, at most ${most}. “Something else?” is always added.`}
            error={errors[name]?.message}
          >
            <Textarea
              {...field}
              rows={5}
              placeholder={suggested[name]?.map(({ label }) => label).join('\n')}
              {...register(name)}
            />
          </Field>
        ))}
        <FailureBanner failure={save.error} otherwise="Couldn't save. Please try again." />
        <div className="flex items-center justify-end gap-2 border-t border-line pt-4">
          <Button type="submit" isPending={save.isPending} pendingLabel="Saving...">
            Save {languageNames[language]} questions
          </Button>
        </div>
      </form>
    </Card>
  )
}

import type { CustomerLanguage } from '#contract/languages.ts'
import {
  mostChoices,
  noQuestions,
  type OwnQuestions,
  questionNames,
  type QuestionName,
} from '#contract/collection/questionnaire.ts'
import { useQuery } from '@tanstack/react-query'
import { businessProfileQuery } from '../../accounts/queries.ts'
import { optionsQuery } from '../../generator/queries.ts'
import { languageNames } from '../../lib/copy/form-defaults.ts'
import { questionDefaults } from '../../lib/copy/question-defaults.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { FailureBanner } from '../../ui/message/failure-banner.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useQuestionForm } from './use-question-form.ts'

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
  const { data: business } = useQuery(businessProfileQuery)
  const form = useQuestionForm(language, saved)
  return (
    <Card>
      <form noValidate onSubmit={(event) => void form.submit(event)} className="flex flex-col gap-6">
        {questionNames.map((name) => (
          <Field key={name} label={labels[name]} error={form.errors[name]?.message}>
            <Input
              {...typedIn(language)}
              placeholder={questionDefaults[language][name](business?.businessName ?? 'your business')}
              {...form.register(name)}
            />
          </Field>
        ))}
        <ChoiceLists language={language} isShown={isShown} form={form} />
        <FailureBanner failure={form.failure} otherwise="Couldn't save. Please try again." />
        <div className="flex items-center justify-end gap-2 border-t border-line pt-4">
          <Button type="submit" isPending={form.isPending} pendingLabel="Saving...">
            Save {languageNames[language]} questions
          </Button>
        </div>
      </form>
    </Card>
  )
}

const typedIn = (language: CustomerLanguage) => ({ lang: language, dir: 'auto', autoComplete: 'off' })

function ChoiceLists({
  language,
  isShown,
  form: { register, errors },
}: {
  language: CustomerLanguage
  isShown: boolean
  form: Pick<ReturnType<typeof useQuestionForm>, 'register' | 'errors'>
}) {
  const { data: options } = useQuery({ ...optionsQuery(language), enabled: isShown })
  const suggested = {
    services: options?.services.slice(0, mostChoices.services),
    benefitChoices: options?.benefits.slice(0, mostChoices.benefits),
  }
  return lists.map(([name, label, most]) => (
    <Field
      key={name}
      label={label}
      hint={`One on each line, at most ${most}. “Something else?” is always added.`}
      error={errors[name]?.message}
    >
      <Textarea
        {...typedIn(language)}
        rows={5}
        placeholder={suggested[name]?.map(({ label }) => label).join('\n')}
        {...register(name)}
      />
    </Field>
  ))
}

import type { CustomerLanguage } from '#contract/languages.ts'
import {
  leadNames,
  type LeadName,
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
import { askedQuestions } from '#shared/collection/asked-questions.ts'
import { builtInLeads } from '#shared/collection/built-in-leads.ts'
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
              placeholder={askedQuestions[language].questions[name](
                business?.businessName ?? 'your business',
              )}
              {...form.register(name)}
            />
          </Field>
        ))}
        <LowRatingFields language={language} form={form} />
        <ChoiceLists language={language} isShown={isShown} form={form} />
        <LeadFields language={language} form={form} />
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

type QuestionForm = Pick<ReturnType<typeof useQuestionForm>, 'register' | 'errors'>

const lowRatingLabels = {
  wentWell: 'Question 3 at 1 to 3 stars: over the choices',
  wentWrong: 'Question 3 at 1 to 3 stars: over a text field',
} as const

/** What a dissatisfied customer reads in place of question 3. */
function LowRatingFields({
  language,
  form: { register, errors },
}: {
  language: CustomerLanguage
  form: QuestionForm
}) {
  return (['wentWell', 'wentWrong'] as const).map((name) => (
    <Field key={name} label={lowRatingLabels[name]} error={errors[name]?.message}>
      <Input {...typedIn(language)} placeholder={askedQuestions[language][name]} {...register(name)} />
    </Field>
  ))
}

const leadLabels: Readonly<Record<LeadName, string>> = {
  service: 'Before the service',
  benefits: 'Before the benefits',
  wentWrong: 'Before what didn’t go well',
}

/** The few words that a draft puts before answers. */
function LeadFields({
  language,
  form: { register, errors },
}: {
  language: CustomerLanguage
  form: QuestionForm
}) {
  return (
    <fieldset className="flex flex-col gap-3 border-t border-line pt-5">
      <legend className="float-left w-full text-sm font-semibold">Labels in drafts</legend>
      <p className="text-sm text-faint">
        Drafts quote your customers. A label comes before what they tapped, and before a few words about what
        didn’t go well. If you write your own question, it has a label only if you add one here.
      </p>
      <div className="grid items-start gap-4 sm:grid-cols-3">
        {leadNames.map((name) => (
          <Field key={name} label={leadLabels[name]} error={errors[`${name}Lead`]?.message}>
            <Input
              {...typedIn(language)}
              placeholder={builtInLeads[language][name]}
              {...register(`${name}Lead`)}
            />
          </Field>
        ))}
      </div>
    </fieldset>
  )
}

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
      hint={`One per line, up to ${most}. “Something else?” is always added.`}
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

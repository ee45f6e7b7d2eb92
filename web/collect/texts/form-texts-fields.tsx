import { textsOfForm, type TextsOfForm } from '#contract/collection/form-texts.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import { useQuery } from '@tanstack/react-query'
import { businessProfileQuery } from '../../accounts/queries.ts'
import { formDefaults, languageNames } from '../../lib/copy/form-defaults.ts'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { FailureBanner } from '../../ui/message/failure-banner.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { toast } from '../../ui/message/toast.ts'
import { useSaveFormTexts } from '../queries.ts'

const noTexts: TextsOfForm = { headline: '', question: '', thankYou: '' }

/** The three texts of one language; an empty field shows its default. */
export function FormTextsFields({
  language,
  saved = noTexts,
}: {
  language: CustomerLanguage
  saved: TextsOfForm | undefined
}) {
  const { data: business } = useQuery(businessProfileQuery)
  const { save, register, submit, errors } = useTextsForm(language, saved)
  const defaults = formDefaults[language]
  const typed = { lang: language, dir: 'auto', autoComplete: 'off' }
  return (
    <Card>
      <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-6">
        <Field label="Headline" error={errors.headline?.message}>
          <Input
            {...typed}
            placeholder={defaults.headline(business?.businessName ?? 'your business')}
            {...register('headline')}
          />
        </Field>
        <Field
          label="Question"
          hint="Below the text field, at 4 and 5 stars. At 3 and below it says that the feedback stays private."
          error={errors.question?.message}
        >
          <Textarea {...typed} rows={2} placeholder={defaults.question} {...register('question')} />
        </Field>
        <Field
          label="Thank-you"
          hint="The last page’s headline, the same at every rating. What happens next is added below."
          error={errors.thankYou?.message}
        >
          <Input {...typed} placeholder={defaults.thankYou} {...register('thankYou')} />
        </Field>
        <FailureBanner failure={save.error} otherwise="Couldn't save. Please try again." />
        <div className="flex items-center justify-end gap-2 border-t border-line pt-4">
          <Button type="submit" isPending={save.isPending} pendingLabel="Saving...">
            Save {languageNames[language]}
          </Button>
        </div>
      </form>
    </Card>
  )
}

function useTextsForm(language: CustomerLanguage, saved: TextsOfForm) {
  const save = useSaveFormTexts()
  const { register, handleSubmit, showAtFields, reset, formState } = useSchemaForm(textsOfForm, saved)
  const submit = handleSubmit((texts) =>
    save.mutate(
      { [language]: texts },
      {
        onSuccess: (all) => {
          reset(all[language] ?? noTexts)
          toast({ title: 'Form texts saved', description: languageNames[language] })
        },
        onError: showAtFields,
      },
    ),
  )
  return { save, register, submit, errors: formState.errors }
}

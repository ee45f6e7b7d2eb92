import type { PublicForm } from '#contract/collection/collection.ts'
import { Field } from '../../ui/form/field.tsx'
import { useFormCopy } from '../language.ts'
import { LineInput } from './line-input.tsx'

/** The company, where the business asks for it. */
export function CompanyField({
  company,
  asked,
  error,
  onChange,
}: {
  company: string
  asked: PublicForm['companyField']
  error: string | undefined
  onChange: (company: string) => void
}) {
  const copy = useFormCopy()
  if (asked === 'hidden') return null
  return (
    <Field
      label={copy.company}
      error={error}
      isRequired={asked === 'required'}
      isOptional={asked === 'optional'}
      optionalLabel={copy.optional}
      className="sm:col-span-2"
    >
      <LineInput
        name="company"
        autoComplete="organization"
        maxLength={120}
        value={company}
        onChange={onChange}
      />
    </Field>
  )
}

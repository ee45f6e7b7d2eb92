import { type PublicForm, isPrivateRating } from '#contract/collection/collection.ts'
import { Field } from '../../ui/form/field.tsx'
import { EmailInput, Input } from '../../ui/form/input.tsx'
import { CompanyField } from './company-field.tsx'
import { type Entries, type FieldErrors } from '../sending/entries.ts'
import { LineInput } from './line-input.tsx'
import { useFormCopy } from '../language.ts'
import { Named } from './named.tsx'
import { PhotoField } from './photo-field.tsx'

interface AuthorFieldsProps {
  form: PublicForm
  entries: Entries
  errors: FieldErrors
  onChange: (part: Partial<Entries>) => void
  isEmailOptional?: boolean
}

/** Who says it. */
export function AuthorFields({
  form,
  entries,
  errors,
  onChange,
  isEmailOptional = false,
}: AuthorFieldsProps) {
  const copy = useFormCopy()
  const typed = (field: 'customerName' | 'customerEmail') => ({
    name: field,
    dir: 'auto',
    value: entries[field],
    onChange: (event: { currentTarget: HTMLInputElement }) =>
      onChange({ [field]: event.currentTarget.value }),
  })

  return (
    <div className="grid items-start gap-x-4 gap-y-5 sm:grid-cols-2">
      <Field label={copy.name} error={errors.customerName} isRequired>
        <Input autoComplete="name" maxLength={120} {...typed('customerName')} />
      </Field>
      {form.personal ? (
        <p className="text-base text-soft sm:pt-7">
          <Named say={copy.sentAs} name={form.personal.email} />
        </p>
      ) : (
        <Field
          label={copy.email}
          error={errors.customerEmail}
          hint={copy.emailHint(form.businessName)}
          isRequired={!isEmailOptional}
          isOptional={isEmailOptional}
          optionalLabel={copy.optional}
        >
          <EmailInput autoComplete="email" maxLength={254} {...typed('customerEmail')} />
        </Field>
      )}
      <CompanyField
        company={entries.company}
        asked={form.companyField}
        error={errors.company}
        onChange={(company) => onChange({ company })}
      />
      {form.asksRole && <RoleField role={entries.role} onChange={(role) => onChange({ role })} />}
      {!isPrivateRating(entries.rating) && (
        <PhotoField photo={entries.photo} onChange={(photo) => onChange({ photo })} />
      )}
    </div>
  )
}

function RoleField({ role, onChange }: { role: string; onChange: (role: string) => void }) {
  const copy = useFormCopy()
  return (
    <Field label={copy.role} isOptional optionalLabel={copy.optional} className="sm:col-span-2">
      <LineInput
        name="role"
        autoComplete="organization-title"
        maxLength={120}
        value={role}
        onChange={onChange}
      />
    </Field>
  )
}

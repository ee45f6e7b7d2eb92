import { type customerForm, customerStatuses } from '#contract/customers/customers.ts'
import { customerLanguages } from '#contract/languages.ts'
import type { UseFormRegister, FieldErrors } from 'react-hook-form'
import type { z } from 'zod/mini'
import { useInstance } from '../lib/call/use-instance.ts'
import { Field } from '../ui/form/field.tsx'
import { EmailInput, Input } from '../ui/form/input.tsx'
import { Options, Select } from '../ui/form/select.tsx'
import { statusCopy } from './copy.ts'

const languageNames = new Intl.DisplayNames('en', { type: 'language' })

export type CustomerInput = z.input<typeof customerForm>

/** What is on file about a customer, to fill in. */
export function CustomerFields({
  register,
  errors,
  onEmailChange,
}: {
  register: UseFormRegister<CustomerInput>
  errors: FieldErrors<CustomerInput>
  onEmailChange?: () => void
}) {
  const { sendsTexts } = useInstance()
  const onEmail = onEmailChange && { onChange: onEmailChange }
  return (
    <>
      <Field label="Name" error={errors.name?.message}>
        <Input autoComplete="off" maxLength={120} {...register('name')} />
      </Field>
      <Field label="Email" error={errors.email?.message}>
        <EmailInput autoComplete="off" maxLength={254} {...register('email', onEmail)} />
      </Field>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Phone" isOptional hint="With its country code." error={errors.phone?.message}>
          <Input type="tel" autoComplete="off" maxLength={40} {...register('phone')} />
        </Field>
        {sendsTexts && (
          <Field label="Language" isOptional error={errors.language?.message}>
            <Select {...register('language', { setValueAs: (value: string) => value || null })}>
              <option value="">Automatic</option>
              <Options
                values={customerLanguages}
                nameOf={(language) => languageNames.of(language) ?? language}
              />
            </Select>
          </Field>
        )}
      </div>
      <div className="grid items-start gap-5 sm:grid-cols-[1fr_10rem]">
        <Field label="Company" isOptional error={errors.company?.message}>
          <Input autoComplete="off" maxLength={120} {...register('company')} />
        </Field>
        <Field label="Status" error={errors.status?.message}>
          <Select {...register('status')}>
            <Options values={customerStatuses} nameOf={(status) => statusCopy[status].label} />
          </Select>
        </Field>
      </div>
    </>
  )
}

import type { ProfileForm } from '#contract/business/business.ts'
import type { ComponentProps, ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../ui/form/field.tsx'
import { EmailInput, Input } from '../ui/form/input.tsx'
import { Textarea } from '../ui/form/textarea.tsx'
import { TitledPart } from '../ui/layout/titled-part.tsx'
import { fieldLabels as labels } from '#shared/business/profile-fields.ts'

export type Form = UseFormReturn<ProfileForm>

export function BusinessFields({ form }: { form: Form }) {
  return (
    <InputPart title="Your business">
      <ProfileField form={form} name="businessName">
        <Input autoComplete="organization" {...form.register('businessName')} />
      </ProfileField>
      <Pair>
        <ProfileField form={form} name="industry" isOptional>
          <Input {...form.register('industry')} />
        </ProfileField>
        <ProfileField form={form} name="businessUrl" isOptional>
          <Input
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="yourcompany.com"
            {...form.register('businessUrl')}
          />
        </ProfileField>
      </Pair>
      <ProfileField
        form={form}
        name="description"
        hint="Two or three sentences, as you would tell a customer."
      >
        <Textarea {...form.register('description')} />
      </ProfileField>
    </InputPart>
  )
}

export function OfferFields({ form }: { form: Form }) {
  return (
    <InputPart title="What you offer">
      <ProfileField form={form} name="services" isOptional hint="Separate with commas.">
        <Input placeholder="Tableware, Workshops, Repairs" {...form.register('services')} />
      </ProfileField>
      <ProfileField form={form} name="targetMarket" hint="Who your customers are.">
        <Input {...form.register('targetMarket')} />
      </ProfileField>
      <ProfileField form={form} name="uniqueValue" isOptional hint="What sets you apart.">
        <Textarea className="min-h-20" {...form.register('uniqueValue')} />
      </ProfileField>
    </InputPart>
  )
}

export function ContactFields({ form }: { form: Form }) {
  return (
    <InputPart title="Contact">
      <Pair>
        <ProfileField form={form} name="contactEmail" hint="Replies to your emails go here.">
          <EmailInput autoComplete="email" {...form.register('contactEmail')} />
        </ProfileField>
        <ProfileField form={form} name="phone" isOptional>
          <Input type="tel" inputMode="tel" autoComplete="tel" {...form.register('phone')} />
        </ProfileField>
        <ProfileField form={form} name="ownerName">
          <Input autoComplete="name" {...form.register('ownerName')} />
        </ProfileField>
        <ProfileField form={form} name="ownerRole" isOptional>
          <Input autoComplete="organization-title" placeholder="Founder" {...form.register('ownerRole')} />
        </ProfileField>
      </Pair>
    </InputPart>
  )
}

interface ProfileFieldProps extends Pick<ComponentProps<typeof Field>, 'hint' | 'isOptional' | 'children'> {
  form: Form
  name: keyof typeof labels
}

export function ProfileField({ form, name, ...field }: ProfileFieldProps) {
  return <Field label={labels[name]} error={form.formState.errors[name]?.message} {...field} />
}

export function InputPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <TitledPart title={title} className="grid gap-5 border-t border-line py-7 first:border-0">
      {children}
    </TitledPart>
  )
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
}

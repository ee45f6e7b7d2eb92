import type { ProfileForm } from '#contract/business.ts'
import type { ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { Textarea } from '../ui/textarea.tsx'
import { fieldLabels as labels } from './profile-fields.ts'

type Form = UseFormReturn<ProfileForm>

export function BusinessFields({ form: { register, formState } }: { form: Form }) {
  const { errors } = formState
  return (
    <Part title="Your business">
      <Field label={labels.businessName} error={errors.businessName?.message}>
        <Input autoComplete="organization" {...register('businessName')} />
      </Field>
      <Pair>
        <Field label={labels.industry} isOptional error={errors.industry?.message}>
          <Input {...register('industry')} />
        </Field>
        <Field label={labels.businessUrl} isOptional error={errors.businessUrl?.message}>
          <Input
            type="url"
            inputMode="url"
            autoComplete="url"
            placeholder="yourcompany.com"
            {...register('businessUrl')}
          />
        </Field>
      </Pair>
      <Field
        label={labels.description}
        hint="Two or three sentences, as you would tell a customer."
        error={errors.description?.message}
      >
        <Textarea {...register('description')} />
      </Field>
    </Part>
  )
}

export function OfferFields({ form: { register, formState } }: { form: Form }) {
  const { errors } = formState
  return (
    <Part title="What you offer">
      <Field
        label={labels.services}
        isOptional
        hint="Separate with commas. You choose from these when you generate a testimonial."
        error={errors.services?.message}
      >
        <Input placeholder="Tableware, Workshops, Repairs" {...register('services')} />
      </Field>
      <Field label={labels.targetMarket} hint="Who your customers are." error={errors.targetMarket?.message}>
        <Input {...register('targetMarket')} />
      </Field>
      <Field
        label={labels.uniqueValue}
        isOptional
        hint="What sets you apart."
        error={errors.uniqueValue?.message}
      >
        <Textarea className="min-h-20" {...register('uniqueValue')} />
      </Field>
    </Part>
  )
}

export function ContactFields({ form: { register, formState } }: { form: Form }) {
  const { errors } = formState
  return (
    <Part title="Contact">
      <Pair>
        <Field
          label={labels.contactEmail}
          hint="Replies to your emails go here."
          error={errors.contactEmail?.message}
        >
          <Input type="email" inputMode="email" autoComplete="email" {...register('contactEmail')} />
        </Field>
        <Field label={labels.phone} isOptional error={errors.phone?.message}>
          <Input type="tel" inputMode="tel" autoComplete="tel" {...register('phone')} />
        </Field>
        <Field label={labels.ownerName} error={errors.ownerName?.message}>
          <Input autoComplete="name" {...register('ownerName')} />
        </Field>
        <Field label={labels.ownerRole} isOptional error={errors.ownerRole?.message}>
          <Input autoComplete="organization-title" placeholder="Founder" {...register('ownerRole')} />
        </Field>
      </Pair>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-label={title} className="grid gap-5 border-t border-line py-7 first:border-0">
      <h2 className="font-serif text-title font-medium tracking-tight">{title}</h2>
      {children}
    </section>
  )
}

function Pair({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-5 sm:grid-cols-2">{children}</div>
}

import type { getInvitation } from '#contract/team/team.ts'
import { joinForm } from '#contract/team/team.ts'
import type { Output } from '#contract/endpoint.ts'
import { useQuery } from '@tanstack/react-query'
import { useWatch } from 'react-hook-form'
import { useLocation } from 'wouter'
import { userQuery } from '../accounts/queries.ts'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { Banner } from '../ui/message/banner.tsx'
import { Button } from '../ui/button/button.tsx'
import { Field } from '../ui/form/field.tsx'
import { Input } from '../ui/form/input.tsx'
import { NameFields } from '../ui/form/name-fields.tsx'
import { PasswordInput } from '../ui/password/password-input.tsx'
import { PasswordRules } from '../ui/password/password-rules.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { LegalNote } from '../ui/message/legal-note.tsx'
import { toast } from '../ui/message/toast.ts'
import { useJoin } from './queries.ts'

const empty = { firstName: '', lastName: '', password: '' }

interface JoinFormProps {
  token: string
  invitation: Output<typeof getInvitation>
}

export function JoinForm({ token, invitation: { businessName, email } }: JoinFormProps) {
  const [, navigate] = useLocation()
  const { data: user } = useQuery(userQuery)
  const join = useJoin(token)
  const { register, handleSubmit, formState, control, showAtFields } = useSchemaForm(joinForm, empty)
  const { errors } = formState
  const password = useWatch({ control, name: 'password' })
  const submit = handleSubmit((form) =>
    join.mutate(form, {
      onSuccess: () => {
        navigate('/dashboard')
        toast({ title: `Welcome to ${businessName}` })
      },
      onError: showRefusal("Couldn't join the team", { showAtFields }),
    }),
  )
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-5">
      {user && (
        <Banner title={`You're signed in as ${user.email}`}>
          Joining creates a new account for {email} and switches you to it.
        </Banner>
      )}
      <NameFields
        first={{ field: register('firstName'), error: errors.firstName?.message }}
        last={{ field: register('lastName'), error: errors.lastName?.message }}
      />
      <Field label="Email" hint="Your invitation is for this email.">
        <Input readOnly type="email" autoComplete="username" value={email} />
      </Field>
      <Field label="Password" error={errors.password?.message}>
        <PasswordInput autoComplete="new-password" {...register('password')} />
      </Field>
      <PasswordRules password={password} />
      <Button type="submit" size="large" isPending={join.isPending} pendingLabel="Joining...">
        Join the team
      </Button>
      <LegalNote doing="joining" />
    </form>
  )
}

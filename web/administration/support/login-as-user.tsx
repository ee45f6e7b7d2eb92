import { reason, supportMinutes } from '#contract/administration/support.ts'
import { useState } from 'react'
import { z } from 'zod/mini'
import { useSchemaForm } from '../../lib/use-schema-form.ts'
import { Button } from '../../ui/button/button.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Textarea } from '../../ui/form/textarea.tsx'
import { CurrentPasswordField } from '../../ui/password/current-password-field.tsx'
import { ownPassword } from '../removal/use-removal-form.ts'
import { useLoginAsUser } from './queries.ts'

interface Person {
  readonly id: string
  readonly name: string
}

/** For anybody of a workspace; administrators are signed in as by nobody. */
export function LoginAsUser({ person }: { person: Person }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        aria-label={`Login as User: ${person.name}`}
        onClick={() => setIsAsking(true)}
      >
        Login as User
      </Button>
      {isAsking && <LoginAsUserDialog person={person} onClose={() => setIsAsking(false)} />}
    </>
  )
}

const form = z.object({ reason, mayWrite: z.boolean(), password: ownPassword })

function LoginAsUserDialog({ person, onClose }: { person: Person; onClose: () => void }) {
  const login = useLoginAsUser(onClose)
  const { register, handleSubmit, formState, showAtFields } = useSchemaForm(form, {
    reason: '',
    mayWrite: false,
    password: '',
  })
  return (
    <FormDialog
      onClose={onClose}
      size="small"
      title={`Login as ${person.name}?`}
      description={`You see what they see, for up to ${supportMinutes} minutes. The owners are told by email, and everything you do is in the audit log.`}
      submitLabel="Login as User"
      pendingLabel="Signing in..."
      isPending={login.isPending}
      onSubmit={handleSubmit((body) =>
        login.mutate({ userId: person.id, ...body }, { onError: showAtFields }),
      )}
    >
      <Field label="Reason" hint="The owners read this." error={formState.errors.reason?.message}>
        <Textarea maxLength={500} {...register('reason')} />
      </Field>
      <Checkbox
        label="Allow changes"
        hint="Without it, you can only look. Passwords, emails, API keys, billing, consent and deletion stay off either way."
        {...register('mayWrite')}
      />
      <CurrentPasswordField error={formState.errors.password?.message} {...register('password')} />
    </FormDialog>
  )
}

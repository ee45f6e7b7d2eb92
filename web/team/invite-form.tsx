import { invitationForm } from '#contract/team/team.ts'
import { useQuery } from '@tanstack/react-query'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { useResendVerification } from '../accounts/queries.ts'
import { allowanceQuery } from '../emails/queries.ts'
import { useInstance } from '../lib/call/use-instance.ts'
import { ApiProblem } from '../lib/call/problem.ts'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { Button } from '../ui/button/button.tsx'
import { Card } from '../ui/layout/card.tsx'
import { Field } from '../ui/form/field.tsx'
import { EmailInput } from '../ui/form/input.tsx'
import { MailAllowanceNote } from '../ui/message/mail-allowance-note.tsx'
import { SendFailure } from '../ui/message/send-failure.tsx'
import { Select } from '../ui/form/select.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { LinkToHandOver } from './link-to-hand-over.tsx'
import { useInviteMember } from './queries.ts'
import { CardTitle } from '../ui/layout/card-title.tsx'

const roleHint =
  'Members work with testimonials, customers and the business profile. Owners can also manage the team, API keys and the account.'
const empty = { email: '', role: 'member' } as const

/** Invites somebody by email, or with a link to hand over where the server sends none. */
export function InviteForm() {
  const invite = useInviteMember()
  const { isMailConfigured } = useInstance()
  const allowance = useQuery(allowanceQuery)
  const resend = useResendVerification()
  const { register, handleSubmit, formState, showAtFields, setFocus, reset } = useSchemaForm(
    invitationForm,
    empty,
  )
  const submit = handleSubmit((body) =>
    invite.mutate(body, {
      onSuccess: ({ email, url }) => {
        if (!url) toast({ title: 'Invitation sent', description: `An email is on its way to ${email}.` })
        reset(empty)
        setFocus('email')
      },
      onError: showRefusal("Couldn't send the invitation", { showAtFields }),
    }),
  )
  return (
    <Card>
      <form
        noValidate
        aria-labelledby="invite"
        className="flex flex-col gap-4"
        onSubmit={(event) => void submit(event)}
      >
        <InviteTitle />
        <Field label="Email" error={formState.errors.email?.message}>
          <EmailInput autoComplete="off" {...register('email')} />
        </Field>
        <Field label="Role" hint={roleHint} error={formState.errors.role?.message}>
          <RoleSelect field={register('role')} />
        </Field>
        {invite.error instanceof ApiProblem && invite.error.code === 'address-unproven' && (
          <SendFailure failure={invite.error} otherwise="Please try again" resend={resend} />
        )}
        {isMailConfigured && <MailAllowanceNote allowance={allowance.data} />}
        <Button
          type="submit"
          isPending={invite.isPending}
          pendingLabel={isMailConfigured ? 'Sending...' : 'Inviting...'}
        >
          {isMailConfigured ? 'Send invitation' : 'Create invitation'}
        </Button>
        {invite.data?.url && <LinkToHandOver email={invite.data.email} url={invite.data.url} />}
      </form>
    </Card>
  )
}

function RoleSelect({ field }: { field: UseFormRegisterReturn }) {
  return (
    <Select {...field}>
      <option value="member">Member</option>
      <option value="owner">Owner</option>
    </Select>
  )
}

function InviteTitle() {
  return <CardTitle id="invite">Invite a teammate</CardTitle>
}

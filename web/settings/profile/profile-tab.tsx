import type { User } from '#contract/accounts/accounts.ts'
import { profileForm } from '#contract/settings/profile.ts'
import { useState } from 'react'
import { z } from 'zod/mini'
import { ApiProblem } from '../../lib/call/problem.ts'
import { useInstance } from '../../lib/call/use-instance.ts'
import { CurrentPasswordField } from '../../ui/password/current-password-field.tsx'
import { Field } from '../../ui/form/field.tsx'
import { EmailInput, Input } from '../../ui/form/input.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { toast } from '../../ui/message/toast.ts'
import { useSaveProfile } from '../saving.ts'
import { SaveBar } from '../save-bar.tsx'
import { SubjectCard } from '../../ui/layout/subject-card.tsx'
import { PendingEmail } from './pending-email.tsx'
import type { Draft } from '../use-draft.ts'

interface Profile {
  firstName: string
  lastName: string
  email: string
}

export function ProfileTab({ user, draft }: { user: User; draft: Draft<Profile> }) {
  const form = useProfileForm(user, draft)
  return (
    <div className="flex max-w-3xl flex-col gap-6">
      <SubjectCard
        title="Your profile"
        description={
          <>
            Your team sees this name. Your business name, logo and team are in{' '}
            <TextLink href="/business-setup">Business Setup</TextLink>.
          </>
        }
      >
        <form
          noValidate
          aria-label="Profile"
          onSubmit={(event) => {
            event.preventDefault()
            form.submit()
          }}
        >
          <ProfileFields user={user} draft={draft} form={form} />
          <SaveBar
            isChanged={draft.isChanged}
            isPending={form.save.isPending}
            // What a field says is not said twice.
            failure={Object.keys(form.refused).length > 0 ? null : form.save.error}
            onDiscard={form.discard}
          />
        </form>
      </SubjectCard>
    </div>
  )
}

function ProfileFields({
  user,
  draft,
  form: { refused, hasNewAddress, currentPassword, setCurrentPassword },
}: {
  user: User
  draft: Draft<Profile>
  form: ReturnType<typeof useProfileForm>
}) {
  const { value, set } = draft
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ProfileNameFields draft={draft} refused={refused} />
      <Field
        label="Email"
        className="sm:col-span-2"
        hint="For signing in and for emails to you."
        error={refused['email']}
      >
        <EmailInput
          autoComplete="email"
          value={value.email}
          onChange={(event) => set({ email: event.target.value })}
        />
      </Field>
      {user.pendingEmail && <PendingEmail email={user.pendingEmail} current={user.email} />}
      {hasNewAddress && (
        <CurrentPasswordField
          className="sm:col-span-2"
          hint={`Needed to change the email you sign in with. We'll also tell ${user.email}. Your other devices will be signed out.`}
          error={refused['currentPassword']}
          value={currentPassword}
          onChange={(event) => setCurrentPassword(event.target.value)}
        />
      )}
    </div>
  )
}

const names = [
  { name: 'firstName', label: 'First name', autoComplete: 'given-name' },
  { name: 'lastName', label: 'Last name', autoComplete: 'family-name' },
] as const

function ProfileNameFields({
  draft: { value, set },
  refused,
}: {
  draft: Draft<Profile>
  refused: Readonly<Record<string, string>>
}) {
  return (
    <>
      {names.map(({ name, label, autoComplete }) => (
        <Field key={name} label={label} error={refused[name]}>
          <Input
            autoComplete={autoComplete}
            value={value[name]}
            onChange={(event) => set({ [name]: event.target.value })}
          />
        </Field>
      ))}
    </>
  )
}

/** Saves the profile: a new address needs the password, and whatever is refused stands at its field. */
function useProfileForm(user: User, draft: Draft<Profile>) {
  const save = useSaveProfile()
  const { isMailConfigured } = useInstance()
  const [currentPassword, setCurrentPassword] = useState('')
  const [refused, setRefused] = useState<Readonly<Record<string, string>>>({})
  const { value } = draft
  const typedEmail = value.email.trim().toLowerCase()
  const hasNewAddress = typedEmail !== user.email && typedEmail !== user.pendingEmail

  function submit() {
    const checked = z.safeParse(profileForm, value)
    if (!checked.success) return setRefused(issueSentencesOf(checked.error.issues))
    setRefused({})
    const sent = value
    const body = { ...checked.data, ...(hasNewAddress && { currentPassword }) }
    return save.mutate(body, {
      onSuccess: () => {
        draft.saved(sent)
        setCurrentPassword('')
        toast({
          title: 'Profile Updated',
          ...(hasNewAddress && {
            description: isMailConfigured
              ? `Open the link we sent to ${body.email} to finish the change.`
              : `Open the link for ${body.email} in this server’s outbox to finish the change.`,
          }),
        })
      },
      onError: (failure) => failure instanceof ApiProblem && setRefused(failure.fields),
    })
  }

  function discard() {
    draft.discard()
    setCurrentPassword('')
    setRefused({})
    save.reset()
  }

  return { save, submit, discard, refused, hasNewAddress, currentPassword, setCurrentPassword }
}

function issueSentencesOf(issues: readonly z.core.$ZodIssue[]): Record<string, string> {
  return Object.fromEntries(issues.map(({ path, message }) => [path.join('.'), message]))
}

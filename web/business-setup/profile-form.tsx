import { profileForm, type ProfileForm as ProfileFields } from '#contract/business/business.ts'
import { type BusinessProfile } from '#contract/business/business-profile.ts'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { useState, type FormEvent, type ReactNode } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { businessProfileQuery } from '../accounts/queries.ts'
import { ApiProblem } from '../lib/call/problem.ts'
import { useSchemaForm } from '../lib/use-schema-form.ts'
import { Button } from '../ui/button/button.tsx'
import { toast } from '../ui/message/toast.ts'
import { ProfileConflict } from './profile-conflict.tsx'
import { profileFormOf } from './profile-fields.ts'
import { MoreFields } from './more-inputs.tsx'
import { BusinessFields, ContactFields, OfferFields } from './profile-inputs.tsx'
import { useSaveBusinessProfile } from './queries.ts'
import { WebsiteReading } from './website/website-reading.tsx'

const updateFailed = {
  title: 'Update failed',
  description: 'Unable to process your business context. Please try again.',
  variant: 'destructive',
} as const

/** All fields of the profile. What is typed stays, whatever becomes of the save. */
export function ProfileForm({ profile }: { profile: BusinessProfile }) {
  // What the fields started from; saving over something newer is refused.
  const [base, setBase] = useState(profile)
  const current = useQuery({ ...businessProfileQuery, enabled: false })
  const save = useSaveBusinessProfile()
  const values = profileFormOf(base)
  const form = useSchemaForm(profileForm, values, { values })
  const { formState, handleSubmit, reset, showAtFields } = form
  const { isDirty } = formState
  const theirs = isConflict(save.error) && !current.isFetching ? current.data : null

  function startFrom(newer: BusinessProfile) {
    setBase(newer)
    reset(profileFormOf(newer))
    save.reset()
  }
  // Saved elsewhere and read again while nothing is typed here: the fields follow.
  if (!isDirty && profile.updatedAt !== base.updatedAt) setBase(profile)

  function explain(failure: unknown) {
    if (isConflict(failure)) void current.refetch()
    else toast(updateFailed)
    showAtFields(failure)
  }
  const submit = handleSubmit((values) =>
    save.mutate(
      { ...values, updatedAt: (theirs ?? base).updatedAt },
      {
        onSuccess: (saved) => {
          startFrom(saved)
          toast({ title: 'Business profile updated' })
        },
        onError: explain,
      },
    ),
  )
  return (
    <WebsiteAndFields form={form} onSubmit={submit}>
      <ProfileFormEnd isDirty={isDirty}>
        {theirs && <ProfileConflict base={base} theirs={theirs} onTakeTheirs={() => startFrom(theirs)} />}
        <SaveProfileButton isPending={save.isPending || current.isFetching} isOverwriting={Boolean(theirs)} />
        {isDirty && <Discard onDiscard={() => startFrom(profile)} />}
      </ProfileFormEnd>
    </WebsiteAndFields>
  )
}

function WebsiteAndFields({
  form,
  onSubmit,
  children,
}: {
  form: UseFormReturn<ProfileFields>
  onSubmit: () => Promise<void>
  children: ReactNode
}) {
  function send(event: FormEvent) {
    event.preventDefault()
    void onSubmit()
  }
  return (
    <>
      <WebsiteReading form={form} />
      <form noValidate aria-label="Business profile" onSubmit={send}>
        <BusinessFields form={form} />
        <OfferFields form={form} />
        <ContactFields form={form} />
        <MoreFields form={form} />
        {children}
      </form>
    </>
  )
}

function isConflict(failure: unknown): boolean {
  return failure instanceof ApiProblem && failure.code === 'edited-elsewhere'
}

function SaveProfileButton({ isPending, isOverwriting }: { isPending: boolean; isOverwriting: boolean }) {
  return (
    <Button type="submit" isPending={isPending} pendingLabel="Saving...">
      {isOverwriting ? 'Save mine anyway' : 'Save changes'}
    </Button>
  )
}

function Discard({ onDiscard }: { onDiscard: () => void }) {
  return (
    <>
      <Button variant="ghost" onClick={onDiscard}>
        Discard
      </Button>
      <p className="text-sm text-faint">Not saved yet</p>
    </>
  )
}

/** Stays in sight as long as something is not saved. */
function ProfileFormEnd({ isDirty, children }: { isDirty: boolean; children: ReactNode }) {
  return (
    <div
      className={clsx(
        'z-10 -mx-1 flex flex-wrap items-center gap-3 border-t border-line bg-paper px-1 py-4',
        isDirty && 'sticky bottom-0',
      )}
    >
      {children}
    </div>
  )
}

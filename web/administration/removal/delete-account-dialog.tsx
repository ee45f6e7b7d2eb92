import { deletionGraceDays } from '#contract/accounts/security.ts'
import { personNameSentence } from '#contract/administration/removal.ts'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { useDeleteAccount } from './queries.ts'
import { RemovalFields } from './removal-fields.tsx'
import { useRemovalDialog, useRemovalForm } from './use-removal-form.ts'

interface Person {
  readonly id: string
  readonly name: string
}

export function DeleteAccount({ person }: { person: Person }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button
        size="small"
        variant="ghost"
        aria-label={`Delete account: ${person.name}`}
        onClick={() => setIsAsking(true)}
      >
        Delete
      </Button>
      {isAsking && <DeleteAccountDialog person={person} onClose={() => setIsAsking(false)} />}
    </>
  )
}

function DeleteAccountDialog({ person: { id, name }, onClose }: { person: Person; onClose: () => void }) {
  const remove = useDeleteAccount(id)
  const form = useRemovalForm(name, personNameSentence)
  const dialog = useRemovalDialog(form, remove, {
    onClose,
    bodyOf: ({ typed, ...why }) => ({ confirmDeletion: true as const, name: typed, ...why }),
    done: 'Account Deleted',
  })
  return (
    <FormDialog
      {...dialog}
      size="small"
      title={`Delete the account of ${name}?`}
      description={`They are signed out now, and their account is deleted in ${deletionGraceDays} days. With its only owner, the whole workspace is deleted. Until then they can sign in and keep it. They get an email with your reason.`}
      submitLabel="Delete account"
      pendingLabel="Deleting..."
      isDanger
    >
      <RemovalFields name={name} label="Name" form={form} />
    </FormDialog>
  )
}

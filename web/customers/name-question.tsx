import type { Customer } from '#contract/customers/customers.ts'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { useEditCustomer } from './queries.ts'

interface NameQuestionProps {
  known: Customer
  /** What was typed for them now. */
  name: string
  onDone: (known: Customer) => void
}

/** The email is a customer's who has another name here: which one holds? */
export function NameQuestion({ known, name, onDone }: NameQuestionProps) {
  const edit = useEditCustomer(known.id)
  const keep = () => {
    onDone(known)
    toast({ title: 'Name kept', description: `${known.email} is still ${known.name}.` })
  }
  const rename = () =>
    edit.mutate(
      { name, updatedAt: known.updatedAt },
      {
        onSuccess: onDone,
        onError: showRefusal("Couldn't change the name"),
      },
    )
  return (
    <Dialog
      isOpen
      size="small"
      title="Use the new name?"
      onClose={keep}
      description={`${known.email} is already in your list as ${known.name}. You entered ${name}.`}
      footer={
        <>
          <Button variant="secondary" onClick={keep}>
            Keep {known.name}
          </Button>
          <Button isPending={edit.isPending} pendingLabel="Saving..." onClick={rename}>
            Use the new name
          </Button>
        </>
      }
    />
  )
}

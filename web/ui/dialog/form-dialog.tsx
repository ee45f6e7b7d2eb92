import { useId, type ComponentProps, type FormEvent, type ReactNode } from 'react'
import { Button } from '../button/button.tsx'
import { Dialog } from './dialog.tsx'

type FormDialogProps = Pick<ComponentProps<typeof Dialog>, 'title' | 'description' | 'size' | 'onClose'> & {
  onSubmit: (event: FormEvent<HTMLFormElement>) => unknown
  submitLabel: string
  pendingLabel: string
  isPending: boolean
  isDisabled?: boolean
  isDanger?: boolean
  cancelLabel?: string
  /** Before the buttons. */
  aside?: ReactNode
  /** Of the form. */
  className?: string
  children: ReactNode
}

/** A dialog that asks for something: its form, a way out, and the button that sends it. */
export function FormDialog({
  onClose,
  onSubmit,
  submitLabel,
  pendingLabel,
  isPending,
  isDisabled = false,
  isDanger = false,
  cancelLabel = 'Cancel',
  aside,
  className = 'flex flex-col gap-5',
  children,
  ...dialog
}: FormDialogProps) {
  const formId = useId()
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    void onSubmit(event)
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      {...dialog}
      footer={
        <>
          {aside}
          <Button variant="secondary" onClick={onClose}>
            {cancelLabel}
          </Button>
          <Button
            type="submit"
            form={formId}
            variant={isDanger ? 'danger' : 'primary'}
            disabled={isDisabled}
            isPending={isPending}
            pendingLabel={pendingLabel}
          >
            {submitLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={className} onSubmit={submit}>
        {children}
      </form>
    </Dialog>
  )
}

import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

/** The one time that the codes can be seen. */
export function RecoveryCodesDialog({
  description,
  codes,
  onClose,
}: {
  description: string
  codes: readonly string[]
  onClose: () => void
}) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="small"
      title="Save your recovery codes"
      description={description}
      footer={<Button onClick={onClose}>I saved them</Button>}
    >
      <RecoveryCodes codes={codes} />
    </Dialog>
  )
}

import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { Button } from '../../ui/button/button.tsx'

const FormSettingsDialog = lazyPart(() =>
  import('./form-settings-dialog.tsx').then((m) => m.FormSettingsDialog),
)

/** How the form behaves. */
export function FormSettingsButton() {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setIsOpen(true)}>
        <SlidersHorizontal aria-hidden="true" />
        Form settings
      </Button>
      {isOpen && <FormSettingsDialog isOpen onClose={() => setIsOpen(false)} />}
    </>
  )
}

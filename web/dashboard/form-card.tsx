import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { FormLink } from '../ui/form-link.tsx'

const FormSettingsDialog = lazyPart(() =>
  import('./form-settings-dialog.tsx').then((m) => m.FormSettingsDialog),
)

/** The link that customers get, and how the form behind it behaves. */
export function FormCard({ formId }: { formId: string }) {
  const link = `${window.location.origin}/testimonial-form/${formId}`
  return (
    <Card>
      <h2 className="font-serif text-title font-medium tracking-tight">Your form</h2>
      <p className="mt-1 text-base text-soft">Send this link to your customers.</p>
      <div className="mt-4">
        <FormLink link={link} />
      </div>
      <div className="mt-4 -mb-1.5 border-t border-line pt-2.5">
        <div className="-ml-2.5">
          <FormSettingsButton />
        </div>
      </div>
    </Card>
  )
}

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

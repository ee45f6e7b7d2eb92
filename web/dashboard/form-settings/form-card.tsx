import { Card } from '../../ui/layout/card.tsx'
import { FormLink } from '../../ui/form/form-link.tsx'
import { FormSettingsButton } from './form-settings-button.tsx'

/** The link that customers get, and how the form behind it behaves. */
export function FormCard({ formId }: { formId: string }) {
  return (
    <Card>
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 className="font-serif text-title font-medium tracking-tight">Your form</h2>
        <div className="-mr-2.5">
          <FormSettingsButton />
        </div>
      </div>
      <FormLink link={`${window.location.origin}/testimonial-form/${formId}`} />
    </Card>
  )
}

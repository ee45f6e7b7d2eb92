import type { ComponentType } from 'react'

/** The customers' form, which another feature brings. */
export type FormPicture = ComponentType<{ businessName: string; isUnfolded: boolean }>

/** What customers will see, growing step by step. */
export function FormPreview({
  businessName,
  step,
  FormPicture,
}: {
  businessName: string
  step: number
  FormPicture: FormPicture
}) {
  return (
    <aside aria-label="Preview of your form" className="min-w-0 lg:sticky lg:top-8 lg:self-start">
      <p className="mb-3 text-sm font-medium text-faint">What your customers see</p>
      <div className="min-h-80 rounded-xl border border-line bg-surface p-6 shadow-mid wrap-anywhere sm:p-7">
        <div className="[zoom:0.85]">
          <FormPicture businessName={businessName.trim()} isUnfolded={step > 0} />
        </div>
      </div>
    </aside>
  )
}

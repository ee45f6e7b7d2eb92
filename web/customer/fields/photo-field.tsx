import { Camera } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { FieldError } from '../../ui/form/field-error.tsx'
import { useFormCopy } from '../language.ts'
import { shrinkPhoto } from './shrink-photo.ts'

/** A photo of the customer, from the camera or a file: phones offer both. It is made small before it goes anywhere. */
export function PhotoField({ photo, onChange }: { photo: string; onChange: (photo: string) => void }) {
  const id = useId()
  const copy = useFormCopy()
  const [isUnreadable, setIsUnreadable] = useState(false)
  async function choose(file: File | undefined) {
    if (!file) return
    try {
      onChange(await shrinkPhoto(file))
      setIsUnreadable(false)
    } catch {
      setIsUnreadable(true)
    }
  }
  return (
    <div className="flex flex-col items-start gap-1.5 sm:col-span-2">
      {photo ? (
        <div className="flex items-center gap-3.5">
          <img src={photo} alt={copy.photo} className="size-14 rounded-full object-cover" />
          <div>
            <p className="text-sm text-faint">{copy.photoHint}</p>
            <Button variant="ghost" size="small" className="-ml-2.5" onClick={() => onChange('')}>
              {copy.removePhoto}
            </Button>
          </div>
        </div>
      ) : (
        <label
          htmlFor={id}
          className="relative inline-flex min-h-9.5 items-center gap-2 rounded-md border border-line-strong bg-surface px-3.5 text-sm font-semibold shadow-low transition-colors hover:border-control hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)] pointer-coarse:min-h-11"
        >
          <Camera aria-hidden="true" className="size-4 text-soft" />
          {copy.addPhoto}
          <span className="font-normal text-faint">{copy.optional}</span>
          <input
            id={id}
            type="file"
            accept="image/*"
            aria-describedby={`${id}-error`}
            className="absolute inset-0 opacity-0 file:hidden"
            onChange={(event) => void choose(event.currentTarget.files?.[0])}
          />
        </label>
      )}
      <FieldError id={`${id}-error`}>{isUnreadable ? copy.photoUnreadable : undefined}</FieldError>
    </div>
  )
}

import { clsx } from 'clsx'
import { Upload } from 'lucide-react'
import { useId, useState } from 'react'
import { FieldError } from './field-error.tsx'

interface FileDropProps {
  label: string
  hint?: string
  accept?: string
  error?: string | undefined
  isDisabled?: boolean
  onFile: (file: File) => void
}

/** A place to drop one file or to choose it. It is a file input that fills the box, so dropping is the browser's own. */
export function FileDrop({ label, hint, accept, error, isDisabled = false, onFile }: FileDropProps) {
  const id = useId()
  const [isOver, setIsOver] = useState(false)
  return (
    <div className="flex flex-col gap-1.5">
      <div
        className={clsx(
          'relative flex flex-col items-center gap-1 rounded-lg border border-dashed px-6 py-10 text-center transition-colors',
          'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)]',
          isOver ? 'border-accent bg-accent-wash' : 'border-control bg-surface hover:bg-hover',
          isDisabled && 'opacity-55',
        )}
      >
        <Upload aria-hidden="true" className="mb-1.5 size-5 text-accent-text" />
        <label htmlFor={id} className="font-semibold text-ink">
          {label}
        </label>
        {hint && (
          <span id={`${id}-hint`} className="text-sm text-faint">
            {hint}
          </span>
        )}
        <input
          id={id}
          type="file"
          className="absolute inset-0 cursor-pointer opacity-0 disabled:cursor-default"
          disabled={isDisabled}
          {...(accept ? { accept } : {})}
          {...(hint || error ? { 'aria-describedby': error ? `${id}-error` : `${id}-hint` } : {})}
          {...(error ? { 'aria-invalid': true as const } : {})}
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
          onChange={(event) => {
            const file = event.currentTarget.files?.[0]
            if (file) onFile(file)
            // Emptied, so that choosing the same file again after correcting it is noticed.
            event.currentTarget.value = ''
          }}
        />
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </div>
  )
}

import { clsx } from 'clsx'
import { useId, useMemo, type ReactNode } from 'react'
import { FieldContext } from './field-context.ts'
import { FieldError } from './field-error.tsx'

/** Label, control, hint and error in one place, with the aria attributes wired to the control inside. */
export function Field({
  label,
  hint,
  error,
  isRequired = false,
  isOptional = false,
  optionalLabel = 'optional',
  isLabelHidden = false,
  aside,
  className,
  children,
}: {
  label: string
  hint?: ReactNode
  error?: string | undefined
  isRequired?: boolean
  /** Says "optional" beside the label; better than a star on every other field. */
  isOptional?: boolean
  optionalLabel?: string
  isLabelHidden?: boolean
  /** Stands at the end of the label's line, such as a "Forgot password?" link. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}) {
  const id = useId()
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  const control = useMemo(
    () => ({ id, describedBy: describedBy || undefined, isInvalid: Boolean(error), isRequired }),
    [id, describedBy, error, isRequired],
  )
  return (
    <FieldContext value={control}>
      <div className={clsx('flex min-w-0 flex-col gap-1.5', className)}>
        <div className={isLabelHidden ? 'sr-only' : 'flex items-baseline justify-between gap-3'}>
          <label htmlFor={id} className="text-sm font-semibold text-ink">
            {label}
            {isOptional && <span className="ml-1.5 font-normal text-faint">{optionalLabel}</span>}
          </label>
          {aside}
        </div>
        {children}
        {hint && <Hint id={`${id}-hint`}>{hint}</Hint>}
        <FieldError id={`${id}-error`}>{error}</FieldError>
      </div>
    </FieldContext>
  )
}

function Hint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="text-sm text-faint">
      {children}
    </p>
  )
}

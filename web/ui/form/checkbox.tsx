import { clsx } from 'clsx'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { FieldError } from './field-error.tsx'

/** A box to tick, with its words. */
export function Checkbox({
  label,
  hint,
  error,
  isLabelHidden = false,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type'> & {
  label: ReactNode
  hint?: ReactNode
  error?: string | undefined
  isLabelHidden?: boolean
}) {
  const id = useId()
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={clsx('flex flex-col gap-1', className)}>
      <label className="flex items-start gap-2.5">
        <input
          type="checkbox"
          className={clsx(
            'relative mt-[0.1875rem] size-4.5 shrink-0 appearance-none rounded-[5px] border border-control bg-surface transition-colors',
            'hover:border-soft checked:border-accent checked:bg-accent indeterminate:border-accent indeterminate:bg-accent',
            'before:absolute before:inset-[3px] before:hidden before:bg-accent-ink checked:before:block',
            'before:[clip-path:polygon(14%_44%,0_60%,42%_100%,100%_24%,84%_8%,40%_68%)]',
            'indeterminate:before:block indeterminate:before:[clip-path:inset(42%_8%_42%_8%)]',
            'aria-invalid:border-danger disabled:opacity-50',
          )}
          {...(describedBy ? { 'aria-describedby': describedBy } : {})}
          {...(error ? { 'aria-invalid': true as const } : {})}
          {...rest}
        />
        <span className={isLabelHidden ? 'sr-only' : 'text-base text-ink'}>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="pl-7 text-sm text-faint">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <div className="pl-7">
          <FieldError id={`${id}-error`}>{error}</FieldError>
        </div>
      )}
    </div>
  )
}

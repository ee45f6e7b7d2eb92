import { clsx } from 'clsx'
import { useId, type ComponentProps, type ReactNode } from 'react'

/** On or off, taking effect at once. For a choice that is sent with a form use `Checkbox`. */
export function Switch({
  label,
  hint,
  className,
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'role'> & { label: ReactNode; hint?: ReactNode }) {
  const id = useId()
  return (
    <div className={clsx('flex flex-col', className)}>
      <label className="flex items-center justify-between gap-4">
        <span className="text-base font-medium text-ink">{label}</span>
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- the box's own state is the switch's
          role="switch"
          className={clsx(
            'relative h-5.5 w-9.5 shrink-0 appearance-none rounded-full bg-control transition-colors duration-200',
            'before:absolute before:top-0.5 before:left-0.5 before:size-4.5 before:rounded-full before:bg-[#fff] before:shadow-low',
            'before:transition-transform before:duration-200 before:ease-calm',
            'checked:bg-accent checked:before:translate-x-4 disabled:opacity-50',
          )}
          {...(hint ? { 'aria-describedby': `${id}-hint` } : {})}
          {...rest}
        />
      </label>
      {hint && (
        <p id={`${id}-hint`} className="max-w-[60ch] text-sm text-faint">
          {hint}
        </p>
      )}
    </div>
  )
}

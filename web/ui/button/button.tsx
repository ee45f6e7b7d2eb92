import type { ComponentProps, MouseEvent } from 'react'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'
import { useRestriction } from '../form/restricted.tsx'
import { Spinner } from '../loading/spinner.tsx'

/**
 * A button. While `isPending` it keeps its place and the focus, says so (`pendingLabel`), and does nothing when
 * pressed again; `disabled` would drop the focus to the page.
 */
export function Button({
  variant = 'primary',
  size = 'medium',
  isPending = false,
  pendingLabel,
  className,
  children,
  type = 'button',
  onClick,
  disabled,
  ...rest
}: ComponentProps<'button'> & {
  variant?: ButtonVariant
  size?: ButtonSize
  isPending?: boolean
  pendingLabel?: string
}) {
  const isRefused = useRestriction() !== undefined && variant === 'danger'
  function press(event: MouseEvent<HTMLButtonElement>) {
    if (isPending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      // oxlint-disable-next-line react/button-has-type -- the type is a prop with a safe default
      type={type}
      className={buttonStyle(variant, size, className)}
      onClick={press}
      disabled={disabled || isRefused}
      {...(isPending ? { 'aria-disabled': true, 'aria-busy': true } : {})}
      {...rest}
    >
      {isPending && <Spinner />}
      {isPending && pendingLabel ? pendingLabel : children}
    </button>
  )
}

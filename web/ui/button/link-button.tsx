import type { ComponentProps } from 'react'
import { Link } from 'wouter'
import { buttonStyle, type ButtonSize, type ButtonVariant } from './button-style.ts'

/** A link to another page that has the weight of a button. */
export function LinkButton({
  variant = 'primary',
  size = 'medium',
  className,
  href,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'href'> & { href: string; variant?: ButtonVariant; size?: ButtonSize }) {
  return (
    <Link href={href} className={buttonStyle(variant, size, className)} {...rest}>
      {children}
    </Link>
  )
}

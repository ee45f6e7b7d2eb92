import type { ComponentProps } from 'react'
import { Link } from 'wouter'

/** A link inside a sentence. */
export function TextLink({
  href,
  children,
  ...rest
}: Omit<ComponentProps<'a'>, 'href' | 'className'> & { href: string }) {
  return (
    <Link
      href={href}
      className="rounded-[3px] font-semibold text-accent-text underline decoration-accent-line decoration-1 underline-offset-3 transition-colors hover:decoration-current"
      {...rest}
    >
      {children}
    </Link>
  )
}

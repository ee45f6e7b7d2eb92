import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

/** A sheet of paper on the page. Pass `className="p-0!"` where content reaches the edges. */
export function Card({ className, ...rest }: ComponentProps<'div'>) {
  return (
    <div className={clsx('rounded-lg border border-line bg-surface p-5 shadow-low', className)} {...rest} />
  )
}

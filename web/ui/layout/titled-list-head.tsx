import { clsx } from 'clsx'
import { TextLink } from '../text/text-link.tsx'

interface TitledListHeadProps {
  /** Of the heading, for `aria-labelledby`. */
  id: string
  title: string
  /** Where the whole list is. */
  all: { label: string; href: string }
  className?: string
}

/** The heading of a list that shows a part, with the way to all of it. */
export function TitledListHead({ id, title, all, className }: TitledListHeadProps) {
  return (
    <div className={clsx('flex items-baseline justify-between gap-4', className)}>
      <h2 id={id} className="font-serif text-title font-medium tracking-tight">
        {title}
      </h2>
      <span className="text-sm">
        <TextLink href={all.href}>{all.label}</TextLink>
      </span>
    </div>
  )
}

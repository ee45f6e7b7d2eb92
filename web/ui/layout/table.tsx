import { clsx } from 'clsx'
import type { ReactNode } from 'react'

interface Column {
  title: string
  /** A phone has no room for it. */
  isWide?: boolean
  /** Its head is for screen readers only. */
  isSilent?: boolean
}

interface TableProps {
  label: string
  /** A string is the title alone. Left out where the children have a head of their own. */
  columns?: ReadonlyArray<string | Column>
  children: ReactNode
}

/** An ordinary table with our lines and spacing; wide ones scroll inside their own labeled region. */
export function Table({ label, columns, children }: TableProps) {
  return (
    <section
      aria-label={label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keyboard
      tabIndex={0}
      className="relative overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table className="w-full text-left text-sm [&_td]:border-t [&_td]:border-line [&_td]:px-4 [&_td]:py-2.5 [&_td]:align-top [&_th]:px-4 [&_th]:py-2.5 [&_th]:font-semibold [&_th]:whitespace-nowrap [&_thead]:bg-sunken [&_thead]:text-soft">
        {columns && <Head columns={columns} />}
        {children}
      </table>
    </section>
  )
}

function Head({ columns }: Required<Pick<TableProps, 'columns'>>) {
  return (
    <thead>
      <tr>
        {columns.map((column) => {
          const { title, isWide, isSilent }: Column = typeof column === 'string' ? { title: column } : column
          return (
            <th key={title} scope="col" className={clsx(isWide && 'max-md:hidden')}>
              {isSilent ? <span className="sr-only">{title}</span> : title}
            </th>
          )
        })}
      </tr>
    </thead>
  )
}

/** What a row is about, with what is said below it. */
export function RowHead({ name, children }: { name: ReactNode; children?: ReactNode }) {
  return (
    <th scope="row" className="border-t border-line align-top font-normal! whitespace-normal!">
      <span dir="auto" className="block font-semibold break-words text-ink">
        {name}
      </span>
      {children}
    </th>
  )
}

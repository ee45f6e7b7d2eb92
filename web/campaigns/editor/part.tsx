import { type ReactNode, useId } from 'react'

/** A part of the editor under its own heading. */
export function EditorPart({
  title,
  aside,
  children,
}: {
  title: string
  aside?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="flex min-w-0 flex-col gap-4 border-t border-line pt-6">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h3 id={id} className="font-serif text-lg font-medium tracking-tight">
          {title}
        </h3>
        {aside}
      </div>
      {children}
    </section>
  )
}

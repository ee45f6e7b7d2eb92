import type { ReactNode } from 'react'

/** One question of the form with its fields. */
export function FormPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-6 first:border-0 first:pt-0">
      <legend className="float-left mb-4 w-full font-serif text-title font-medium tracking-tight">
        {title}
      </legend>
      <div className="clear-both flex flex-col gap-5">{children}</div>
    </fieldset>
  )
}

import { CircleAlert } from 'lucide-react'

/** The sentence below a control that was refused. The live region stays in the page so that it is announced. */
export function FieldError({ id, children }: { id: string; children: string | undefined }) {
  return (
    <div aria-live="polite" className={children ? undefined : 'sr-only'}>
      {children && (
        <p id={id} className="flex animate-fade items-start gap-1.5 text-sm text-danger-text">
          <CircleAlert aria-hidden="true" className="mt-[0.2rem] size-3.5 shrink-0" />
          {children}
        </p>
      )}
    </div>
  )
}

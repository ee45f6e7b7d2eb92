import type { RefObject } from 'react'

/** A field that only robots fill in: out of sight, out of the tab order, unknown to screen readers and password managers. */
export function Honeypot({
  field,
  label = 'Leave this empty',
}: {
  field: RefObject<HTMLInputElement | null>
  /** In the language of the page, for a browser without styles. */
  label?: string
}) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw] size-px overflow-hidden">
      <label>
        {label}
        <input
          ref={field}
          type="text"
          name="website"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          data-bwignore
        />
      </label>
    </div>
  )
}

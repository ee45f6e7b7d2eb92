import { clsx } from 'clsx'

/** Code to copy, on as many lines as the place has room for. */
export function CodeText({ code, className }: { code: string; className: string }) {
  return (
    <pre
      className={clsx(
        'rounded-md border border-line bg-sunken font-mono wrap-anywhere whitespace-pre-wrap text-soft',
        className,
      )}
    >
      {code}
    </pre>
  )
}

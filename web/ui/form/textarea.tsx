import { clsx } from 'clsx'
import { useCallback, useEffect, useRef, useState, type ComponentProps } from 'react'
import { useDebounced } from '../../lib/use-debounced.ts'
import { controlStyle } from './control-style.ts'
import { useFieldControl } from './field-context.ts'

/** Several lines of text, growing with what is typed. With `maxLength` it counts, quietly until the end is near. */
export function Textarea({
  className,
  maxLength,
  ref,
  onInput,
  sayLeft = (left) => `${left} characters left`,
  ...rest
}: ComponentProps<'textarea'> & {
  /** Shown when the end is near, and read aloud. */
  sayLeft?: (left: string) => string
}) {
  const [length, setLength] = useState(0)
  const own = useRef<HTMLTextAreaElement>(null)
  // Forms write default values through the ref, so the count starts from the element and not from a prop.
  const attach = useCallback(
    (element: HTMLTextAreaElement | null) => {
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
      own.current = element
      if (element) setLength(element.value.length)
    },
    [ref],
  )
  useEffect(() => {
    const form = own.current?.form
    // The form empties its fields after this event, and tells nobody.
    const recount = () => setTimeout(() => setLength(own.current?.value.length ?? 0))
    form?.addEventListener('reset', recount)
    return () => form?.removeEventListener('reset', recount)
  }, [])
  return (
    <div className="flex flex-col gap-1">
      <textarea
        ref={attach}
        maxLength={maxLength}
        onInput={(event) => {
          setLength(event.currentTarget.value.length)
          onInput?.(event)
        }}
        className={controlStyle(
          clsx('field-sizing-content max-h-96 min-h-28 resize-y px-3 py-2.5', className),
        )}
        {...useFieldControl()}
        {...rest}
      />
      {maxLength && <Counter length={valueLengthOf(rest.value) ?? length} {...{ maxLength, sayLeft }} />}
    </div>
  )
}

/** Of a value that the form keeps: what is written into it from elsewhere is no input. */
const valueLengthOf = (value: unknown) => (typeof value === 'string' ? value.length : undefined)

/** How long the typing rests before the count is read aloud: not with every letter. */
const speakAfterMs = 1000

function Counter({
  length,
  maxLength,
  sayLeft,
}: {
  length: number
  maxLength: number
  sayLeft: (left: string) => string
}) {
  const left = maxLength - length
  const isNear = left <= maxLength * 0.1
  const countdown = isNear ? sayLeft(left.toLocaleString()) : ''
  const spoken = useDebounced(countdown, speakAfterMs)
  return (
    <p
      className={clsx(
        'self-end text-xs tabular-nums',
        isNear ? 'font-medium text-warning-text' : 'text-faint',
      )}
    >
      {countdown ? (
        <span aria-hidden="true">{countdown}</span>
      ) : (
        `${length.toLocaleString()} / ${maxLength.toLocaleString()}`
      )}
      <span className="sr-only" aria-live="polite">
        {spoken}
      </span>
    </p>
  )
}

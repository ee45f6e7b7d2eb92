import { clsx } from 'clsx'
import { useCallback, useState, type ComponentProps } from 'react'
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
  /** Read aloud when the end is near. */
  sayLeft?: (left: string) => string
}) {
  const [length, setLength] = useState(0)
  // Forms write default values through the ref, so the count starts from the element and not from a prop.
  const attach = useCallback(
    (element: HTMLTextAreaElement | null) => {
      if (typeof ref === 'function') ref(element)
      else if (ref) ref.current = element
      if (element) setLength(element.value.length)
    },
    [ref],
  )
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
      {maxLength && <Counter length={length} maxLength={maxLength} sayLeft={sayLeft} />}
    </div>
  )
}

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
  return (
    <p
      className={clsx(
        'self-end text-xs tabular-nums',
        isNear ? 'font-medium text-warning-text' : 'text-faint',
      )}
    >
      {length.toLocaleString()} / {maxLength.toLocaleString()}
      <span className="sr-only" aria-live="polite">
        {isNear && sayLeft(left.toLocaleString())}
      </span>
    </p>
  )
}

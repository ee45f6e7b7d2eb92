import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { FieldError } from '../form/field-error.tsx'
import { StarShape } from '../text/star-shape.tsx'

const choices = [1, 2, 3, 4, 5] as const
/** `large`: on a phone, all five are as wide as the page. */
const sizes = { medium: 'size-8', large: 'h-auto w-full sm:w-11' }

interface StarRatingInputProps {
  label: string
  value: number | undefined
  onChange: (value: number) => void
  name?: string
  error?: string | undefined
  isLabelHidden?: boolean
  isOptional?: boolean
  size?: keyof typeof sizes
  /** What each star is called. */
  nameOf?: (choice: number) => string
}

/** A rating to give: five radio buttons that look like stars, so arrow keys and screen readers work as anywhere. */
export function StarRatingInput({
  label,
  value,
  onChange,
  name,
  error,
  isLabelHidden = false,
  isOptional = false,
  size = 'medium',
  nameOf = (choice) => (choice === 1 ? '1 star' : `${choice} stars`),
}: StarRatingInputProps) {
  const id = useId()
  const [hovered, setHovered] = useState<number>()
  const lit = hovered ?? value ?? 0
  return (
    <fieldset
      className={clsx('flex min-w-0 flex-col gap-1.5', size === 'large' && 'max-sm:w-full')}
      {...(error ? { 'aria-describedby': `${id}-error` } : {})}
      onPointerLeave={() => setHovered(undefined)}
    >
      <Legend label={label} isHidden={isLabelHidden} isOptional={isOptional} />
      <div className={clsx('-ml-1 flex', size === 'large' && 'max-sm:-mr-1')}>
        {choices.map((choice) => (
          <label
            key={choice}
            onPointerEnter={(event) => event.pointerType === 'mouse' && setHovered(choice)}
            className={clsx(
              'min-w-0 rounded-sm p-1 has-focus-visible:outline-2 has-focus-visible:outline-[var(--focus)] active:scale-95',
              size === 'large' && 'max-w-22 flex-1 sm:flex-none',
            )}
          >
            <input
              type="radio"
              className="sr-only"
              name={name ?? id}
              value={choice}
              checked={value === choice}
              onChange={() => onChange(choice)}
            />
            <Star isLit={choice <= lit} size={size} />
            <span className="sr-only">{nameOf(choice)}</span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`}>{error}</FieldError>
    </fieldset>
  )
}

function Legend(part: { label: string; isHidden: boolean; isOptional: boolean }) {
  return (
    <legend className={part.isHidden ? 'sr-only' : 'mb-1.5 text-sm font-semibold text-ink'}>
      {part.label}
      {part.isOptional && <span className="ml-1.5 font-normal text-faint">optional</span>}
    </legend>
  )
}

function Star({ isLit, size }: { isLit: boolean; size: keyof typeof sizes }) {
  return (
    <StarShape
      isOutlined={!isLit}
      className={clsx('transition-colors duration-100', sizes[size], isLit ? 'text-star' : 'text-surface')}
    />
  )
}

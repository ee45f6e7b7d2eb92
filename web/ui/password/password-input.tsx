import { useState, type ComponentProps } from 'react'
import { controlStyle } from '../form/control-style.ts'
import { useFieldControl } from '../form/field-context.ts'

/** A password that its owner may look at. The toggle says what it will do, and which field it belongs to. */
export function PasswordInput({
  toggleLabel = 'password',
  ...rest
}: Omit<ComponentProps<'input'>, 'type' | 'className'> & { toggleLabel?: string }) {
  const [isShown, setIsShown] = useState(false)
  return (
    <div className="relative">
      <input
        type={isShown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        className={controlStyle('h-10.5 pr-16 pl-3 pointer-coarse:h-12')}
        {...useFieldControl()}
        {...rest}
      />
      <button
        type="button"
        onClick={() => setIsShown(!isShown)}
        aria-label={`${isShown ? 'Hide' : 'Show'} ${toggleLabel}`}
        className="absolute inset-y-1 pointer-coarse:inset-y-0.5 right-1 rounded-sm px-2.5 text-sm font-semibold text-soft transition-colors hover:bg-hover hover:text-ink"
      >
        {isShown ? 'Hide' : 'Show'}
      </button>
    </div>
  )
}

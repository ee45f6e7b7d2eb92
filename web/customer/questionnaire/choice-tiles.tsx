import { useId } from 'react'
import type { Choice } from './build-questions.ts'

interface ChoiceTilesProps {
  labeledBy: string
  choices: readonly Choice[]
  /** Several may be chosen. */
  isMultiple: boolean
  chosen: readonly string[]
  onChoose: (value: string) => void
}

/** Answers to press, each as wide as the page and high enough for a thumb. */
export function ChoiceTiles({ labeledBy, choices, isMultiple, chosen, onChoose }: ChoiceTilesProps) {
  const name = useId()
  return (
    <fieldset aria-labelledby={labeledBy} className="flex min-w-0 flex-col gap-2.5">
      {choices.map(({ value, label }) => (
        <label
          key={value}
          className="group flex min-h-13 items-center gap-3 rounded-lg border border-line-strong bg-surface px-4 py-3 text-base shadow-low transition-[border-color,background-color] select-none hover:border-control has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)] sm:bg-raised"
        >
          <input
            type={isMultiple ? 'checkbox' : 'radio'}
            name={name}
            className="sr-only"
            checked={chosen.includes(value)}
            onChange={() => onChoose(value)}
          />
          <span
            aria-hidden="true"
            className={`grid size-5 shrink-0 place-items-center border border-control bg-surface group-has-checked:border-accent group-has-checked:bg-accent ${isMultiple ? 'rounded-[5px]' : 'rounded-full'}`}
          >
            <span
              className={`hidden bg-accent-ink group-has-checked:block ${isMultiple ? 'size-3 [clip-path:polygon(14%_44%,0_60%,42%_100%,100%_24%,84%_8%,40%_68%)]' : 'size-2 rounded-full'}`}
            />
          </span>
          <bdi className="min-w-0 wrap-anywhere">{label}</bdi>
        </label>
      ))}
    </fieldset>
  )
}

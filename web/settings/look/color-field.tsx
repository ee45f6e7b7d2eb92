import { appearanceDefaults, appearanceSettings } from '#contract/settings/appearance.ts'
import { useId, useState } from 'react'
import { z } from 'zod/mini'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'

/** Each with white words on it readable as it is. The first is the documented default. */
const swatches = [
  { name: 'Blue', hex: appearanceDefaults.primaryColor },
  { name: 'Violet', hex: '#7C3AED' },
  { name: 'Plum', hex: '#9D2463' },
  { name: 'Brick', hex: '#B4472E' },
  { name: 'Ochre', hex: '#8A5A0B' },
  { name: 'Slate', hex: '#475569' },
]

interface ColorFieldProps {
  color: string
  isUsed: boolean
  onChange: (hex: string) => void
  /** Back to the product's own color. */
  onOwn: () => void
  onWrong: (isWrong: boolean) => void
}

/** The product's own color, one of a few, or any: as a swatch, in the browser's picker, or as its code. */
export function ColorField({ color, isUsed, onChange, onOwn, onWrong }: ColorFieldProps) {
  const hintId = useId()
  const { typed, wrong, choose, type } = useColorCode(onChange, onWrong)

  return (
    <div>
      <Swatches
        color={color}
        isUsed={isUsed}
        onChoose={(hex) => choose(() => onChange(hex))}
        onOwn={() => choose(onOwn)}
      />
      <div className="mt-4 flex items-end gap-2">
        <Picker color={color} onChange={(hex) => choose(() => onChange(hex))} />
        <Field label="Color code" isLabelHidden className="w-36">
          <Input
            autoComplete="off"
            spellCheck={false}
            className="font-mono"
            aria-invalid={wrong !== undefined}
            aria-describedby={hintId}
            value={typed ?? color}
            onChange={(event) => type(event.target.value)}
            onBlur={() => typed === '' && choose(() => undefined)}
          />
        </Field>
      </div>
      <p id={hintId} className={wrong ? 'mt-2 text-sm text-danger-text' : 'mt-2 text-sm text-faint'}>
        {wrong
          ? `${wrong.issues[0]?.message ?? ''}.`
          : 'Buttons and links use a shade of it that is easy to read in light and dark.'}
      </p>
    </div>
  )
}

function useColorCode(onChange: ColorFieldProps['onChange'], onWrong: ColorFieldProps['onWrong']) {
  /** What stands in the code field while it is no color. */
  const [typed, setTyped] = useState<string>()
  const wrong =
    typed === undefined ? undefined : z.safeParse(appearanceSettings.shape.primaryColor, typed).error

  function choose(choice: () => void) {
    setTyped(undefined)
    onWrong(false)
    choice()
  }
  function type(text: string) {
    const withHash = /^[0-9a-f]/i.test(text) ? `#${text}` : text
    const checked = z.safeParse(appearanceSettings.shape.primaryColor, withHash)
    if (checked.success) return choose(() => onChange(checked.data))
    setTyped(text)
    return onWrong(true)
  }
  return { typed, wrong, choose, type }
}

function Swatches({
  color,
  isUsed,
  onChoose,
  onOwn,
}: Pick<ColorFieldProps, 'color' | 'isUsed' | 'onOwn'> & { onChoose: (hex: string) => void }) {
  const name = useId()
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">Primary color</legend>
      <div className="flex flex-wrap gap-2">
        <ColorSwatch name={name} label="Plaudit green" hex="#0D6A52" isChosen={!isUsed} onChoose={onOwn} />
        {swatches.map(({ name: label, hex }) => (
          <ColorSwatch
            key={hex}
            name={name}
            label={label}
            hex={hex}
            isChosen={isUsed && color === hex}
            onChoose={() => onChoose(hex)}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Picker({ color, onChange }: Pick<ColorFieldProps, 'color' | 'onChange'>) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="sr-only">
        Pick any color
      </label>
      <input
        id={id}
        type="color"
        value={color.toLowerCase()}
        onChange={(event) => onChange(event.target.value.toUpperCase())}
        className="h-10.5 w-12 shrink-0 rounded-md border border-control bg-surface p-1 pointer-coarse:h-12"
      />
    </>
  )
}

function ColorSwatch({
  name,
  label,
  hex,
  isChosen,
  onChoose,
}: {
  name: string
  label: string
  hex: string
  isChosen: boolean
  onChoose: () => void
}) {
  return (
    <label
      title={label}
      className="grid size-9 place-items-center rounded-full border border-line-strong has-checked:border-ink has-checked:ring-1 has-checked:ring-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)] pointer-coarse:size-11"
    >
      <input type="radio" className="sr-only" name={name} checked={isChosen} onChange={onChoose} />
      <svg aria-hidden="true" viewBox="0 0 10 10" className="size-6.5">
        <circle cx="5" cy="5" r="5" fill={hex} />
      </svg>
      <span className="sr-only">{label}</span>
    </label>
  )
}

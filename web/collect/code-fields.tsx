import {
  type CardDesign,
  codeMargins,
  codeWidths,
  type ErrorCorrection,
  errorCorrections,
} from '#contract/card-design.ts'
import { ChoiceField } from '../ui/choice-field.tsx'

const repairs: Record<ErrorCorrection, string> = {
  L: 'L, 7%',
  M: 'M, 15%',
  Q: 'Q, 25%',
  H: 'H, 30%',
}
const corrections = errorCorrections.map((level) => [level, repairs[level]] as const)

/** How the code itself is made: what it survives, how wide it is, and how much white is around it. */
export function CodeFields({
  design,
  hasLogo,
  onChange,
}: {
  design: CardDesign
  /** A logo covers its middle. */
  hasLogo: boolean
  onChange: (edit: Partial<CardDesign>) => void
}) {
  return (
    <div className="grid items-start gap-x-3 gap-y-5 sm:grid-cols-3">
      <ChoiceField
        label="Error correction"
        hint={hasLogo ? 'Always H with a logo. Anything less wouldn’t scan.' : 'How much damage it survives.'}
        isDisabled={hasLogo}
        choices={corrections}
        value={hasLogo ? 'H' : design.errorCorrection}
        onChoose={(errorCorrection) => onChange({ errorCorrection })}
      />
      <SizeField
        label="Code width"
        hint="On a small card. Larger in proportion."
        sizes={codeWidths}
        unit="px"
        value={design.codeWidth}
        onChoose={(codeWidth) => onChange({ codeWidth })}
      />
      <SizeField
        label="Margin"
        hint="White space around the code."
        sizes={codeMargins}
        unit="modules"
        value={design.codeMargin}
        onChoose={(codeMargin) => onChange({ codeMargin })}
      />
    </div>
  )
}

function SizeField<Size extends number>({
  sizes,
  unit,
  value,
  onChoose,
  ...field
}: {
  label: string
  hint: string
  sizes: readonly Size[]
  unit: string
  value: Size
  onChoose: (size: Size) => void
}) {
  return (
    <ChoiceField
      {...field}
      choices={sizes.map((size) => [`${size}`, `${size} ${unit}`] as const)}
      value={`${value}`}
      onChoose={(chosen) => onChoose(sizes.find((size) => `${size}` === chosen)!)}
    />
  )
}

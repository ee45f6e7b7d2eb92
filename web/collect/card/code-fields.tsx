import {
  type CardDesign,
  codeMargins,
  codeWidths,
  type ErrorCorrection,
  errorCorrections,
} from '#contract/collection/card-design.ts'
import { ChoiceField } from '../../ui/choices/choice-field.tsx'

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
        hint={
          hasLogo
            ? 'Always H with a logo. Anything less wouldn’t scan.'
            : 'How much damage the code can take.'
        }
        isDisabled={hasLogo}
        choices={corrections}
        value={hasLogo ? 'H' : design.errorCorrection}
        onChoose={(errorCorrection) => onChange({ errorCorrection })}
      />
      <ChoiceField
        label="Code width"
        hint="On a small card. Larger cards scale it up."
        {...sizesOf(codeWidths, 'px', design.codeWidth, (codeWidth) => onChange({ codeWidth }))}
      />
      <ChoiceField
        label="Margin"
        hint="White space around the code."
        {...sizesOf(codeMargins, 'modules', design.codeMargin, (codeMargin) => onChange({ codeMargin }))}
      />
    </div>
  )
}

/** A choice of sizes in this unit, for `ChoiceField`. */
function sizesOf<Size extends number>(
  sizes: readonly Size[],
  unit: string,
  value: Size,
  onChoose: (size: Size) => void,
) {
  return {
    choices: sizes.map((size) => [`${size}`, `${size} ${unit}`] as const),
    value: `${value}`,
    onChoose: (chosen: string) => onChoose(sizes.find((size) => `${size}` === chosen)!),
  }
}

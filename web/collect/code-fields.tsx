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
const widths = codeWidths.map((width) => [`${width}`, `${width} px`] as const)
const margins = codeMargins.map((margin) => [`${margin}`, `${margin} modules`] as const)

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
        choices={widths}
        value={`${design.codeWidth}`}
        onChoose={(chosen) => onChange({ codeWidth: codeWidths.find((width) => `${width}` === chosen)! })}
      />
      <ChoiceField
        label="Margin"
        hint="White space around the code."
        choices={margins}
        value={`${design.codeMargin}`}
        onChoose={(chosen) => onChange({ codeMargin: codeMargins.find((margin) => `${margin}` === chosen)! })}
      />
    </div>
  )
}

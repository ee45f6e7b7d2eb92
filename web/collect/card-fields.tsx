import { type CardDesign, cardSizeNames, cardTemplates, longestCardText } from '#contract/card-design.ts'
import { Card } from '../ui/card.tsx'
import { ChoiceField } from '../ui/choice-field.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { cardSizes, codeColor } from './card-design.ts'

const texts = [
  ['title', 'Title'],
  ['subtitle', 'Subtitle'],
  ['callToAction', 'Call to action'],
] as const
const colors = [
  ['backgroundColor', 'Background'],
  ['primaryColor', 'Primary'],
  ['textColor', 'Text'],
] as const

const templates = cardTemplates.map(
  (template) => [template, template.charAt(0).toUpperCase() + template.slice(1)] as const,
)
const sizes = cardSizeNames.map((size) => [size, cardSizes[size].label] as const)

interface CardFieldsProps {
  design: CardDesign
  onChange: (edit: Partial<CardDesign>) => void
}

/** The card's text and look. */
export function CardFields({ design, onChange }: CardFieldsProps) {
  const isTooLight = codeColor(design.primaryColor) !== design.primaryColor
  return (
    <>
      <Card className="flex flex-col gap-5">
        <h2 className="font-serif text-title font-medium tracking-tight">Content and messaging</h2>
        {texts.map(([name, label]) => (
          <Field key={name} label={label}>
            <Input
              autoComplete="off"
              maxLength={longestCardText[name]}
              value={design[name]}
              onChange={(event) => onChange({ [name]: event.target.value })}
            />
          </Field>
        ))}
      </Card>
      <Card className="flex flex-col gap-5">
        <h2 className="font-serif text-title font-medium tracking-tight">Design and branding</h2>
        <Shape design={design} set={onChange} />
        <div className="grid grid-cols-3 gap-3">
          {colors.map(([name, label]) => (
            <Field key={name} label={label}>
              <Input
                type="color"
                className="bg-surface! p-1"
                value={design[name]}
                onChange={(event) => onChange({ [name]: event.target.value })}
              />
            </Field>
          ))}
        </div>
        {isTooLight && (
          <output className="text-sm text-warning-text">
            This primary color is too light to scan, so the code is printed in black.
          </output>
        )}
      </Card>
    </>
  )
}

function Shape({ design, set }: { design: CardDesign; set: (change: Partial<CardDesign>) => void }) {
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <ChoiceField
        label="Template"
        choices={templates}
        value={design.template}
        onChoose={(template) => set({ template })}
      />
      <ChoiceField label="Size" choices={sizes} value={design.size} onChoose={(size) => set({ size })} />
    </div>
  )
}

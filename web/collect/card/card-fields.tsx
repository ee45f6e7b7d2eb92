import {
  type CardDesign,
  cardSizeNames,
  cardTemplates,
  longestCardText,
} from '#contract/collection/card-design.ts'
import type { ReactNode } from 'react'
import { Banner } from '../../ui/message/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ChoiceField } from '../../ui/choices/choice-field.tsx'
import { Field } from '../../ui/form/field.tsx'
import { ColorInput, Input } from '../../ui/form/input.tsx'
import { cardSizes, type ColorFault, whyHardToRead, whyNotScanned } from './card-design.ts'
import { CodeFields } from './code-fields.tsx'
import { LogoChoice } from './logo-choice.tsx'
import { findForbidden } from '../texts/text-rules.ts'

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
  logoUrl: string | null
  onChange: (edit: Partial<CardDesign>) => void
}

/** The card's text and look. */
export function CardFields({ design, logoUrl, onChange }: CardFieldsProps) {
  return (
    <>
      <Card className="flex flex-col gap-5">
        <h2 className="font-serif text-title font-medium tracking-tight">Content and messaging</h2>
        {texts.map(([name, label]) => (
          <div key={name} className="flex flex-col gap-2">
            <Field label={label}>
              <Input
                autoComplete="off"
                dir="auto"
                maxLength={longestCardText[name]}
                value={design[name]}
                onChange={(event) => onChange({ [name]: event.target.value })}
              />
            </Field>
            <TextAdvice design={design} name={name} onChange={onChange} />
          </div>
        ))}
      </Card>
      <Card className="flex flex-col gap-5">
        <h2 className="font-serif text-title font-medium tracking-tight">Design and branding</h2>
        <CardShape design={design} set={onChange} />
        <div className="grid grid-cols-3 gap-3">
          {colors.map(([name, label]) => (
            <Field key={name} label={label}>
              <ColorInput value={design[name]} onChange={(color) => onChange({ [name]: color })} />
            </Field>
          ))}
        </div>
        <ColorAdvice fault={whyNotScanned(design)} onChange={onChange}>
          Changes save once it’s darker.
        </ColorAdvice>
        <ColorAdvice fault={whyHardToRead(design)} onChange={onChange} />
        <CodeFields design={design} hasLogo={design.showsLogo && logoUrl !== null} onChange={onChange} />
        <LogoChoice design={design} logoUrl={logoUrl} onChange={onChange} />
      </Card>
    </>
  )
}

type OnChange = Pick<CardFieldsProps, 'onChange'>

/** What review sites forbid in this text, and what to write instead. */
function TextAdvice({
  design,
  name,
  onChange,
}: OnChange & { design: CardDesign; name: (typeof texts)[number][0] }) {
  const finding = findForbidden(design, name)
  return (
    <output className="empty:hidden">
      {finding && (
        <Advice fix={`Use “${finding.instead}”`} onFix={() => onChange({ [name]: finding.instead })}>
          “{finding.found}”: {finding.rule} ({finding.whose})
        </Advice>
      )}
    </output>
  )
}

interface ColorAdviceProps extends OnChange {
  fault: ColorFault | undefined
  children?: ReactNode
}

function ColorAdvice({ fault, onChange, children }: ColorAdviceProps) {
  return (
    <output className="empty:hidden">
      {fault && (
        <Advice fix={`Use ${fault.instead}`} onFix={() => onChange({ [fault.field]: fault.instead })}>
          {fault.sentence} {children}
        </Advice>
      )}
    </output>
  )
}

function Advice({ children, fix, onFix }: { children: ReactNode; fix: string; onFix: () => void }) {
  return (
    <Banner
      tone="warning"
      action={
        <Button variant="secondary" size="small" onClick={onFix}>
          {fix}
        </Button>
      }
    >
      {children}
    </Banner>
  )
}

function CardShape({ design, set }: { design: CardDesign; set: (change: Partial<CardDesign>) => void }) {
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

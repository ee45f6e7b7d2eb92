import type { CardDesign } from '#contract/card-design.ts'
import { Switch } from '../ui/switch.tsx'
import { TextLink } from '../ui/text-link.tsx'

/** Whether the uploaded logo of the business stands in the middle of the code. */
export function LogoChoice({
  design,
  logoUrl,
  onChange,
}: {
  design: CardDesign
  logoUrl: string | null
  onChange: (edit: Partial<CardDesign>) => void
}) {
  return (
    <Switch
      label="Logo in the code"
      checked={design.showsLogo && logoUrl !== null}
      disabled={logoUrl === null}
      onChange={(event) => onChange({ showsLogo: event.target.checked })}
      hint={
        logoUrl === null ? (
          <>
            <TextLink href="/business-setup">Upload a logo</TextLink> in Business Setup first.
          </>
        ) : (
          'The code gets more dots, so that it scans with the logo over its middle.'
        )
      }
    />
  )
}

import type { CardDesign } from '#contract/collection/card-design.ts'
import { ImageUp } from 'lucide-react'
import { useId } from 'react'
import { useUploadLogo } from '../../business-setup/queries.ts'
import { buttonStyle } from '../../ui/button/button-style.ts'
import { FieldError } from '../../ui/form/field-error.tsx'
import { Switch } from '../../ui/form/switch.tsx'

/** Whether the logo of the business stands in the middle of the code, and a place to upload one. */
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
    <div className="flex flex-col items-start gap-3">
      <Switch
        className="w-full"
        label="Logo in the code"
        checked={design.showsLogo && logoUrl !== null}
        disabled={logoUrl === null}
        onChange={(event) => onChange({ showsLogo: event.target.checked })}
        hint={
          logoUrl === null
            ? 'Upload a logo first. PNG, JPG or WebP, up to 2 MB. It also appears on your form.'
            : 'It covers at most 5% of the code, and the code gets more dots to make up for it.'
        }
      />
      <UploadButton
        label={logoUrl === null ? 'Upload logo' : 'Replace logo'}
        onUploaded={() => onChange({ showsLogo: true })}
      />
    </div>
  )
}

function UploadButton({ label, onUploaded }: { label: string; onUploaded: () => void }) {
  const id = useId()
  const { take, isPending, refusal } = useUploadLogo(onUploaded)
  return (
    <>
      <label
        className={buttonStyle(
          'secondary',
          'small',
          'relative has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)]',
        )}
      >
        <ImageUp aria-hidden="true" />
        {isPending ? 'Uploading...' : label}
        <input
          type="file"
          accept="image/png,image/jpeg,image/webp"
          className="absolute inset-0 opacity-0 file:cursor-pointer"
          disabled={isPending}
          aria-describedby={refusal ? id : undefined}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? []
            // So that the same file can be chosen again.
            currentTarget.value = ''
            if (file) take(file)
          }}
        />
      </label>
      <FieldError id={id}>{refusal}</FieldError>
    </>
  )
}

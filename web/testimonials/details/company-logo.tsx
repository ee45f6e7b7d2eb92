import { removeCompanyLogo, uploadCompanyLogo } from '#contract/testimonials/company-logos.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { ImagePlus } from 'lucide-react'
import { useId } from 'react'
import { call } from '../../lib/call/api.ts'
import { logoRefusalOf, readLogo } from '../../lib/website/read-logo.ts'
import { Button } from '../../ui/button/button.tsx'
import { FieldError } from '../../ui/form/field-error.tsx'
import { changing, refreshTestimonials, replaceRow } from '../queries.ts'

/** The logo of the customer's company, chosen, replaced, removed; saved at once. */
export function CompanyLogo({ testimonial }: { testimonial: Testimonial }) {
  const { company, companyLogoUrl } = testimonial
  const change = useCompanyLogo(testimonial.id)
  return (
    <div className="flex flex-col items-start gap-1.5">
      <div className="flex flex-wrap items-center gap-3">
        {companyLogoUrl && (
          <img
            src={companyLogoUrl}
            alt={`Logo of ${company}`}
            className="max-h-10 max-w-28 rounded-md border border-line bg-white object-contain p-1"
          />
        )}
        <ChooseLogo
          label={companyLogoUrl ? 'Replace logo' : 'Add company logo'}
          isDisabled={change.isPending}
          errorId={change.errorId}
          onFile={change.mutate}
        />
        {companyLogoUrl && (
          <Button
            size="small"
            variant="ghost"
            isPending={change.isPending}
            onClick={() => change.mutate(undefined)}
          >
            Remove logo
          </Button>
        )}
      </div>
      <FieldError id={change.errorId}>
        {change.isError ? logoRefusalOf(change.error).message : undefined}
      </FieldError>
    </div>
  )
}

/** Without a file, the logo is removed. */
function useCompanyLogo(id: string) {
  const client = useQueryClient()
  const errorId = useId()
  const change = useMutation({
    mutationKey: changing,
    mutationFn: async (file: File | undefined) =>
      file
        ? call(uploadCompanyLogo, { params: { id }, body: { logoData: await readLogo(file) } })
        : call(removeCompanyLogo, { params: { id } }),
    onSuccess: (row) => {
      replaceRow(client, row)
      return refreshTestimonials(client)
    },
  })
  return { ...change, errorId }
}

function ChooseLogo({
  label,
  isDisabled,
  errorId,
  onFile,
}: {
  label: string
  isDisabled: boolean
  errorId: string
  onFile: (file: File) => void
}) {
  const id = useId()
  return (
    <label
      htmlFor={id}
      className="relative inline-flex min-h-8 items-center gap-2 rounded-md border border-line-strong bg-surface px-3 text-sm font-semibold shadow-low transition-colors hover:border-control hover:bg-hover has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-[var(--focus)] has-disabled:opacity-55 pointer-coarse:min-h-11"
    >
      <ImagePlus aria-hidden="true" className="size-4 text-soft" />
      {label}
      <input
        id={id}
        type="file"
        accept="image/png,image/jpeg,image/webp"
        aria-describedby={errorId}
        disabled={isDisabled}
        className="absolute inset-0 cursor-pointer opacity-0 file:hidden"
        onChange={(event) => {
          const file = event.currentTarget.files?.[0]
          if (file) onFile(file)
          // Emptied, so that choosing the same file again is noticed.
          event.currentTarget.value = ''
        }}
      />
    </label>
  )
}

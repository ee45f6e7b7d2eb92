import type { BusinessResearch } from '#contract/business/business-research.ts'
import type { ProfileForm } from '#contract/business/business.ts'
import { type ReactNode, useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { shownAddress } from '../../lib/website/website-words.ts'
import { Button } from '../../ui/button/button.tsx'
import { SourceNote } from '../../ui/form/source-note.tsx'
import { type Finding, findingsOf } from './findings.ts'
import { FoundLogo } from './found-logo.tsx'
import { TakeOrLeave } from './take-or-leave.tsx'

interface Shown {
  readonly found: BusinessResearch
  readonly form: UseFormReturn<ProfileForm>
}

/** What the website says of the fields below: taken or left one by one, and only then in the form. */
export function FoundFields({ found, form }: Shown) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const values = useWatch({ control: form.control })
  const leave = (name: string) => setLeft((before) => new Set([...before, name]))
  const take = ({ field, value }: Finding) =>
    form.setValue(field, value, { shouldDirty: true, shouldValidate: true })
  const shown = findingsOf(found).filter(({ field }) => !left.has(field))
  const open = shown.filter(({ field, value }) => values[field] !== value)
  const worded = found.wordedBy ? 'Worded by AI from your pages. ' : ''
  const hasLogo = found.logoUrl !== '' && !left.has('logo')
  if (shown.length === 0 && !hasLogo)
    return <p className="text-base text-soft">Nothing else to take from your website.</p>
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-base text-soft">
          {open.length === 0
            ? 'Your profile has all of it.'
            : `${worded}Use what fits, then save your changes below.`}
        </p>
        {open.length > 1 && (
          <Button variant="ghost" size="small" onClick={() => open.forEach(take)}>
            Use all
          </Button>
        )}
      </div>
      <ul aria-label="From your website" className="mt-2 divide-y divide-line">
        {shown.map((finding) => (
          <FoundValue
            key={finding.field}
            finding={finding}
            state={stateOf(finding, form, values[finding.field])}
          >
            <TakeOrLeave
              label={finding.label}
              onTake={() => take(finding)}
              onLeave={() => leave(finding.field)}
            />
          </FoundValue>
        ))}
        {hasLogo && <FoundLogo found={found} onLeave={() => leave('logo')} />}
      </ul>
    </div>
  )
}

/** Said in place of the buttons where there is nothing to decide. */
function stateOf(
  { field, value }: Finding,
  form: Shown['form'],
  current: string | undefined,
): string | undefined {
  if (current !== value) return undefined
  return form.getFieldState(field).isDirty ? 'Filled in below' : 'In your profile'
}

function FoundValue({
  finding: { label, value, page },
  state,
  children,
}: {
  finding: Finding
  state: string | undefined
  children: ReactNode
}) {
  return (
    <li className="grid items-start gap-x-4 gap-y-2 py-3 sm:grid-cols-[minmax(0,1fr)_auto]">
      <div className="min-w-0">
        <p className="text-sm font-semibold">{label}</p>
        <p className="text-base wrap-anywhere">{value}</p>
        <p className="mt-0.5 text-sm text-faint">
          <SourceNote address={page} name={shownAddress(page)} />
        </p>
      </div>
      {state ? <p className="py-1.5 text-sm text-faint">{state}</p> : children}
    </li>
  )
}

import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type Finding, holdsFinding, withFinding, withoutFinding } from '../../lib/website/findings.ts'
import { FoundList } from '../../lib/website/found-list.tsx'
import { Button } from '../../ui/button/button.tsx'
import { type AlsoField, alsoFields } from './onboarding-schema.ts'
import type { Onboarding } from './use-onboarding.ts'

/** What the website says beside the fields above: each is taken or left, and goes where the account keeps it. */
export function AlsoFound({ form, findings }: Pick<Onboarding, 'form'> & { findings: readonly Finding[] }) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const values = useWatch({ control: form.control })
  const shown = findings.flatMap((finding) => {
    const field = alsoFields.find((one) => one === finding.field)
    return field && !left.has(finding.id) ? [{ ...finding, field }] : []
  })
  if (shown.length === 0) return null
  const currentOf = (field: AlsoField) => values[field] ?? ''
  const open = shown.filter((finding) => !holdsFinding(currentOf(finding.field), finding))
  // Two review profiles go into one field.
  const take = (finding: (typeof shown)[number]) =>
    form.setValue(finding.field, withFinding(form.getValues(finding.field) ?? '', finding))
  return (
    <section aria-labelledby="also-found" className="border-t border-line pt-5">
      <h2 id="also-found" className="text-sm font-semibold text-ink">
        Also on your website
      </h2>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <p className="text-sm text-faint">Use what fits. You can change it later in Business Setup.</p>
        {open.length > 1 && (
          <Button
            variant="ghost"
            size="small"
            aria-label="Use all: Also on your website"
            onClick={() => open.forEach(take)}
          >
            Use all
          </Button>
        )}
      </div>
      <FoundList
        findings={shown}
        decisionOf={(finding) => {
          const field = alsoFields.find((one) => one === finding.field) ?? 'phone'
          const current = currentOf(field)
          return {
            state: holdsFinding(current, finding) ? goesTo(field) : undefined,
            onTake: () => take({ ...finding, field }),
            onLeave: () => setLeft((before) => new Set([...before, finding.id])),
            onUndo: () => form.setValue(field, withoutFinding(current, finding)),
          }
        }}
      />
    </section>
  )
}

const goesTo = (field: AlsoField) => (field === 'tone' ? 'For your AI settings' : 'For your profile')

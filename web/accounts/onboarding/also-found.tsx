import { useState } from 'react'
import { useWatch } from 'react-hook-form'
import { type Finding, holdsFinding, withFinding, withoutFinding } from '../../lib/website/findings.ts'
import { FoundList } from '../../lib/website/found-list.tsx'
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
  return (
    <section aria-labelledby="also-found" className="border-t border-line pt-5">
      <h2 id="also-found" className="text-sm font-semibold text-ink">
        Also on your website
      </h2>
      <p className="text-sm text-faint">Use what fits. You can change it later in Business Setup.</p>
      <FoundList
        findings={shown}
        decisionOf={(finding) => {
          const field = alsoFields.find((one) => one === finding.field) ?? 'phone'
          const current = currentOf(field)
          return {
            state: holdsFinding(current, finding) ? goesTo(field) : undefined,
            onTake: () => form.setValue(field, withFinding(current, finding)),
            onLeave: () => setLeft((before) => new Set([...before, finding.id])),
            onUndo: () => form.setValue(field, withoutFinding(current, finding)),
          }
        }}
      />
    </section>
  )
}

const goesTo = (field: AlsoField) => (field === 'tone' ? 'For your AI settings' : 'For your profile')

import type { BusinessResearch } from '#contract/business/business-research.ts'
import type { ProfileForm } from '#contract/business/business.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWatch, type UseFormReturn } from 'react-hook-form'
import { type Finding, findingsOf, holdsFinding, withFinding } from '../../lib/website/findings.ts'
import { FoundList } from '../../lib/website/found-list.tsx'
import { settingsQuery } from '../../settings/queries.ts'
import { Button } from '../../ui/button/button.tsx'
import { useTakeTone, useTakeWebsiteLogo } from '../queries.ts'

interface Shown {
  readonly found: BusinessResearch
  readonly form: UseFormReturn<ProfileForm>
}

/** What the website says: values of the profile go into the form below, the logo and the tone are saved at once. */
export function FoundFields({ found, form }: Shown) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const { stateOf, take, isPendingOf } = useTaking(form)
  const findings = findingsOf(found)
  const shown = findings.filter(({ id }) => !left.has(id))
  const open = shown.filter((finding) => stateOf(finding) === undefined)
  const openBelow = open.filter(({ field }) => field !== 'logo' && field !== 'tone')
  const worded = found.wordedBy ? 'Worded by AI from your pages. ' : ''
  if (shown.length === 0) {
    const sentence =
      findings.length === 0
        ? 'Your website says nothing that fits your profile.'
        : 'Nothing else to take from your website.'
    return <p className="text-base text-soft">{sentence}</p>
  }
  return (
    <div>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-base text-soft">
          {open.length === 0
            ? 'Your profile has all of it.'
            : `${worded}Use what fits, then save your changes below.`}
        </p>
        {openBelow.length > 1 && (
          <Button variant="ghost" size="small" onClick={() => openBelow.forEach(take)}>
            Use all
          </Button>
        )}
      </div>
      <div className="mt-2">
        <FoundList
          findings={shown}
          decisionOf={(finding) => ({
            state: stateOf(finding),
            isPending: isPendingOf(finding),
            onTake: () => take(finding),
            onLeave: () => setLeft((before) => new Set([...before, finding.id])),
          })}
        />
      </div>
    </div>
  )
}

/** Where each finding has come to, and what takes it there. */
function useTaking(form: Shown['form']) {
  const logo = useTakeWebsiteLogo()
  const tone = useTakeTone()
  const { data: settings } = useQuery(settingsQuery)
  const values = useWatch({ control: form.control })

  function take(finding: Finding) {
    const { field, value } = finding
    if (field === 'logo') return logo.mutate(value)
    if (field === 'tone') return tone.mutate(value)
    const next = withFinding(form.getValues(field), finding)
    return form.setValue(field, next, { shouldDirty: true, shouldValidate: true })
  }
  function stateOf(finding: Finding): string | undefined {
    const { field, value } = finding
    if (field === 'logo') return logo.isSuccess ? 'In your profile' : undefined
    if (field === 'tone') return settings?.ai.tone === value ? 'In your AI settings' : undefined
    if (!holdsFinding(values[field] ?? '', finding)) return undefined
    return form.getFieldState(field).isDirty ? 'Filled in below' : 'In your profile'
  }
  const isPendingOf = ({ field }: Finding) =>
    field === 'logo' ? logo.isPending : field === 'tone' && tone.isPending
  return { take, stateOf, isPendingOf }
}

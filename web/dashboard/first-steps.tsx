import type { Checklist } from '#contract/overview/overview.ts'
import { Check, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '../ui/layout/card.tsx'
import { UnlessRestricted, useRestriction } from '../ui/form/restricted.tsx'
import { FormLink } from '../ui/form/form-link.tsx'
import { IconButton } from '../ui/button/icon-button.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { TextLink } from '../ui/text/text-link.tsx'
import { EmbedSnippet } from './embed-snippet.tsx'
import { FormCard } from './form-settings/form-card.tsx'
import { FormSettingsButton } from './form-settings/form-settings-button.tsx'
import { useMarkChecklist } from './queries.ts'
import { SiteCard } from './site-card.tsx'

interface FirstStepsProps {
  checklist: Checklist
  pending: number
  formId: string
  apiKey: string
  importStart: ReactNode
}

/** The way to the first testimonial on the owner's own site. What has happened is checked off without a click. */
export function FirstSteps({ checklist, pending, formId, apiKey, importStart }: FirstStepsProps) {
  const mark = useMarkChecklist()
  const isVisitor = useRestriction() !== undefined
  function dismiss() {
    // The button that has the focus goes.
    document.getElementById('main')?.focus()
    mark.mutate({ dismissed: true }, { onError: showRefusal('Couldn’t close this') })
  }
  return (
    <Card className="mb-4">
      <section aria-labelledby="first-steps">
        <div className="flex items-start justify-between gap-3">
          <h2 id="first-steps" className="font-serif text-title font-medium tracking-tight">
            Three steps to get started
          </h2>
          <UnlessRestricted>
            <IconButton label="Dismiss the first steps" icon={<X />} size="small" onClick={dismiss} />
          </UnlessRestricted>
        </div>
        <ol className="mt-4 grid gap-x-8 gap-y-7 lg:grid-cols-3">
          <ChecklistStep at={1} title="Share your form, or import" isDone={checklist.isShared}>
            <FormLink
              link={`${window.location.origin}/testimonial-form/${formId}`}
              onCopied={() => !isVisitor && mark.mutate({ linkCopied: true })}
            />
            <div className="mt-2 -mb-1 -ml-2.5">
              <FormSettingsButton />
            </div>
            <div className="mt-3">{importStart}</div>
          </ChecklistStep>
          <ChecklistStep at={2} title="Approve it" isDone={checklist.isApproved}>
            <p className="text-base text-soft">{approvalOf(checklist, pending)}</p>
            {pending > 0 && (
              <p className="mt-2 text-base">
                <TextLink href="/testimonials?status=pending">Review all pending</TextLink>
              </p>
            )}
          </ChecklistStep>
          <ChecklistStep at={3} title="Paste the code into your website" isDone={checklist.isEmbedded}>
            <EmbedSnippet apiKey={apiKey} />
          </ChecklistStep>
        </ol>
      </section>
    </Card>
  )
}

function approvalOf({ isApproved }: Checklist, pending: number): string {
  if (pending > 0)
    return `${pending === 1 ? '1 testimonial is' : `${pending.toLocaleString()} testimonials are`} waiting for your approval.`
  if (isApproved) return 'Approved testimonials appear on your site within a minute.'
  return 'New testimonials appear below. Nothing is shown until it is approved.'
}

function ChecklistStep({
  at,
  title,
  isDone,
  children,
}: {
  at: number
  title: string
  isDone: boolean
  children: ReactNode
}) {
  return (
    <li className="min-w-0">
      <h3 className="mb-3 flex items-center gap-2.5 text-base font-semibold">
        <span
          className={
            isDone
              ? 'grid size-6 shrink-0 place-items-center rounded-full bg-accent text-accent-ink'
              : 'grid size-6 shrink-0 place-items-center rounded-full border border-line-strong text-sm text-soft'
          }
        >
          {isDone ? <Check aria-hidden="true" className="size-3.5" /> : <span aria-hidden="true">{at}</span>}
        </span>
        {title}
        {isDone && <span className="sr-only">(done)</span>}
      </h3>
      {children}
    </li>
  )
}

/** The link and the code, once the first steps no longer show them. */
export function ShareCards({ formId, apiKey }: { formId: string; apiKey: string | null }) {
  return (
    <>
      <FormCard formId={formId} />
      {apiKey && <SiteCard apiKey={apiKey} />}
    </>
  )
}

import { type PublicForm, isPrivateRating } from '#contract/collection/collection.ts'
import { askedScopes, isToBeShown, type Entries } from '../sending/entries.ts'
import { useFormCopy } from '../language.ts'
import { roleAndCompany } from '#shared/text/role-and-company.ts'
import { Named } from '../fields/named.tsx'
import { QuoteCard } from './quote-card.tsx'
import { SensitiveNote } from './sensitive-note.tsx'
import { SendWays, type Ways } from './send-ways.tsx'
import { StepIntro } from '../page/step-intro.tsx'
import type { Sending } from '../sending/use-submission.ts'
import type { FormCopy } from '../copy/copy.ts'

/** The second step: the words as they will stand, and what was agreed to. */
export function PreviewStep({
  form,
  entries,
  sending,
  ways,
}: {
  form: PublicForm
  entries: Entries
  sending: Sending
  ways: Ways
}) {
  const copy = useFormCopy()
  const isPrivate = isPrivateRating(entries.rating)
  return (
    <div className="flex flex-col gap-6">
      <BeforeSending title={previewTitleOf(entries, copy)} form={form} entries={entries} />
      <PreviewQuote form={form} entries={entries} />
      <SensitiveNote content={entries.content} />
      <AgreedScopes form={form} entries={entries} />
      <SendWays
        sending={sending}
        ways={ways}
        back={copy.back}
        send={isPrivate ? copy.sendFeedback : copy.sendTestimonial}
      />
    </div>
  )
}

/** How the last step before sending begins. */
export function BeforeSending({
  title,
  form,
  entries,
}: {
  title: string
  form: PublicForm
  entries: Entries
}) {
  const copy = useFormCopy()
  return (
    <StepIntro
      title={title}
      say={previewNextOf(form, entries, copy)}
      businessName={form.businessName}
      isPrivate={isPrivateRating(entries.rating)}
    />
  )
}

function previewTitleOf(entries: Entries, copy: FormCopy): string {
  if (isPrivateRating(entries.rating)) return copy.previewPrivate
  return isToBeShown(entries) ? copy.previewPublic : copy.previewUnpublished
}

/** What happens with the words once they are sent. */
function previewNextOf(form: PublicForm, entries: Entries, copy: FormCopy): (business: string) => string {
  if (isPrivateRating(entries.rating)) return copy.onlyBusinessSees
  if (!isToBeShown(entries)) return copy.notAgreed
  return form.requiresApproval ? copy.willBeReviewed : () => copy.publicAtOnce
}

function PreviewQuote({ form, entries }: { form: PublicForm; entries: Entries }) {
  const copy = useFormCopy()
  const isNamed = !isToBeShown(entries) || entries.scopes.includes('use_name')
  const company = form.companyField === 'hidden' ? '' : entries.company.trim()
  const role = form.asksRole ? entries.role.trim() : ''
  return (
    <QuoteCard
      content={entries.content.trim()}
      rating={entries.rating ?? null}
      name={isNamed ? entries.customerName.trim() : copy.anonymous}
      company={isNamed ? roleAndCompany(role, company) || null : null}
      photoUrl={isToBeShown(entries) && entries.scopes.includes('use_photo') ? entries.photo : ''}
    />
  )
}

export function AgreedScopes({ form, entries }: { form: PublicForm; entries: Entries }) {
  const copy = useFormCopy()
  const asked = askedScopes(entries)
  const agreed = form.consent.scopes.filter(
    ({ scope }) => asked.includes(scope) && entries.scopes.includes(scope),
  )
  if (agreed.length === 0) return null
  return (
    <section aria-labelledby="agreed" className="text-base">
      <h2 id="agreed" className="text-sm font-semibold">
        <Named say={copy.canDo} name={form.businessName} />
      </h2>
      <ul className="mt-1.5 flex list-disc flex-col gap-1 pl-5 text-soft marker:text-accent-text">
        {agreed.map(({ scope, sentence }) => (
          <li key={scope} dir="auto">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}

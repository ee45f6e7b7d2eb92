import type { PublicForm } from '#contract/collection.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { askedScopes, isPrivateRating, isToBeShown, type Entries } from './entries.ts'
import { useWords } from './language.ts'
import { Named } from './named.tsx'
import { OutOfReach } from './out-of-reach.tsx'
import { QuoteCard } from './quote-card.tsx'
import { StepHeading } from './step-heading.tsx'
import type { Sending } from './use-submission.ts'
import type { FormCopy } from './copy/copy.ts'

interface PreviewStepProps {
  form: PublicForm
  entries: Entries
  sending: Sending
  onSend: () => void
  onTryAgain: () => void
  onBack: () => void
}

/** The second step: the words as they will stand, and what was agreed to. */
export function PreviewStep({ form, entries, sending, onSend, onTryAgain, onBack }: PreviewStepProps) {
  const words = useWords()
  const isPrivate = isPrivateRating(entries.rating)
  const isSending = sending.kind === 'sending'
  const isUnsure = sending.kind === 'waiting' || (isSending && sending.failures > 0)
  return (
    <div className="flex flex-col gap-6">
      <div>
        <StepHeading>{titleOf(entries, words)}</StepHeading>
        <p className="mt-2 text-base text-soft">
          {isPrivate && (
            <>
              <Badge tone="private">{words.internalOnly}</Badge>{' '}
            </>
          )}
          <Named say={nextOf(form, entries, words)} name={form.businessName} />
        </p>
      </div>
      <Quote form={form} entries={entries} />
      <Agreed form={form} entries={entries} />
      {isUnsure && (
        <OutOfReach onTryAgain={onTryAgain} isTrying={isSending}>
          {words.savedAndSent}
        </OutOfReach>
      )}
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row">
        <Button variant="secondary" size="large" onClick={onBack}>
          {words.back}
        </Button>
        {!isUnsure && (
          <Button size="large" isPending={isSending} pendingLabel={words.sending} onClick={onSend}>
            {isPrivate ? words.sendFeedback : words.sendTestimonial}
          </Button>
        )}
      </div>
    </div>
  )
}

export function titleOf(entries: Entries, words: FormCopy): string {
  if (isPrivateRating(entries.rating)) return words.previewPrivate
  return isToBeShown(entries) ? words.previewPublic : words.previewUnpublished
}

/** What happens with the words once they are sent. */
export function nextOf(form: PublicForm, entries: Entries, words: FormCopy): (business: string) => string {
  if (isPrivateRating(entries.rating)) return words.onlyBusinessSees
  if (!isToBeShown(entries)) return words.notAgreed
  return form.requiresApproval ? words.willBeReviewed : () => words.publicAtOnce
}

function Quote({ form, entries }: { form: PublicForm; entries: Entries }) {
  const words = useWords()
  const isNamed = !isToBeShown(entries) || entries.scopes.includes('use_name')
  const company = form.companyField === 'hidden' ? '' : entries.company.trim()
  return (
    <QuoteCard
      content={entries.content.trim()}
      rating={entries.rating ?? null}
      name={isNamed ? entries.customerName.trim() : words.anonymous}
      company={isNamed ? company || null : null}
      photoUrl={isToBeShown(entries) && entries.scopes.includes('use_photo') ? entries.photo : ''}
    />
  )
}

export function Agreed({ form, entries }: { form: PublicForm; entries: Entries }) {
  const words = useWords()
  const asked = askedScopes(entries)
  const agreed = form.consent.scopes.filter(
    ({ scope }) => asked.includes(scope) && entries.scopes.includes(scope),
  )
  if (agreed.length === 0) return null
  return (
    <section aria-labelledby="agreed" className="text-base">
      <h2 id="agreed" className="text-sm font-semibold">
        <Named say={words.canDo} name={form.businessName} />
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

import type { PublicForm } from '#contract/collection.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { askedScopes, isPrivateRating, isToBeShown, type Entries } from './entries.ts'
import { customerLanguage } from './language.ts'
import { OutOfReach } from './out-of-reach.tsx'
import { QuoteCard } from './quote-card.tsx'
import { StepHeading } from './step-heading.tsx'
import type { Sending } from './use-submission.ts'

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
  const isPrivate = isPrivateRating(entries.rating)
  const isSending = sending.kind === 'sending'
  const isUnsure = sending.kind === 'waiting' || (isSending && sending.failures > 0)
  const isNamed = !isToBeShown(entries) || entries.scopes.includes('use_name')
  return (
    <div className="flex flex-col gap-6">
      <div>
        <StepHeading>{titleOf(entries)}</StepHeading>
        <p className="mt-2 text-base text-soft">
          {isPrivate ? (
            <>
              <Badge tone="private">Internal Use Only</Badge> Only <bdi>{form.businessName}</bdi> will see it.
            </>
          ) : (
            <Afterwards form={form} isShown={isToBeShown(entries)} />
          )}
        </p>
      </div>
      <QuoteCard
        content={entries.content.trim()}
        rating={entries.rating ?? null}
        name={isNamed ? entries.customerName.trim() : 'A customer'}
        company={isNamed && !entries.isPerson ? entries.company.trim() || null : null}
      />
      <Agreed form={form} entries={entries} />
      {isUnsure && (
        <OutOfReach onTryAgain={onTryAgain} isTrying={isSending}>
          What you wrote is saved on this device. We'll send it automatically, and only once.
        </OutOfReach>
      )}
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row">
        <Button variant="secondary" size="large" onClick={onBack}>
          Back to Form
        </Button>
        {!isUnsure && (
          <Button size="large" isPending={isSending} pendingLabel="Submitting..." onClick={onSend}>
            {isPrivate ? 'Submit Feedback' : 'Submit Testimonial'}
          </Button>
        )}
      </div>
    </div>
  )
}

function titleOf(entries: Entries): string {
  if (isPrivateRating(entries.rating)) return 'Your private feedback'
  return isToBeShown(entries) ? 'This is how it will look' : 'Review your testimonial'
}

function Afterwards({ form, isShown }: { form: PublicForm; isShown: boolean }) {
  if (!isShown) {
    return (
      <>
        You didn't agree to publish it, so only <bdi>{form.businessName}</bdi> will see it.
      </>
    )
  }
  return form.requiresApproval ? (
    <>
      <bdi>{form.businessName}</bdi> will review it before publishing.
    </>
  ) : (
    <>It will be public as soon as you submit it.</>
  )
}

function Agreed({ form, entries }: { form: PublicForm; entries: Entries }) {
  const asked = askedScopes(entries.rating)
  const agreed = form.consent.scopes.filter(
    ({ scope }) => asked.includes(scope) && entries.scopes.includes(scope),
  )
  if (agreed.length === 0) return null
  return (
    <section aria-labelledby="agreed" className="text-base">
      <h2 id="agreed" className="text-sm font-semibold">
        What <bdi>{form.businessName}</bdi> can do with it
      </h2>
      <ul className="mt-1.5 flex list-disc flex-col gap-1 pl-5 text-soft marker:text-accent-text">
        {agreed.map(({ scope, sentence }) => (
          <li key={scope} lang={customerLanguage()} dir="auto">
            {sentence}
          </li>
        ))}
      </ul>
    </section>
  )
}

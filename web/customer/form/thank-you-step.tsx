import type { PublicForm } from '#contract/collection/collection.ts'
import { buttonStyle } from '../../ui/button/button-style.ts'
import { type Entries, isToBeShown } from '../sending/entries.ts'
import { useFormCopy } from '../language.ts'
import { Named } from '../fields/named.tsx'
import { PrivatePageLink } from './private-page-link.tsx'
import { PublicLinks } from './public-links.tsx'
import type { Receipt } from '../queries.ts'
import { ReviewPrompt } from './review-prompt.tsx'
import { StepHeading } from '../page/step-heading.tsx'
import type { Sending } from '../sending/use-submission.ts'
import type { FormCopy } from '../copy/copy.ts'
import { wayBack } from '../page/way-back.ts'

/** The last step: what happens next, the private page, and the same public links for everybody. */
export function ThankYouStep({
  form,
  formId,
  entries,
  sent: { receipt, isEarlierVersion },
}: {
  form: PublicForm
  formId: string
  entries: Pick<Entries, 'content' | 'customerEmail' | 'rating' | 'scopes'>
  sent: Pick<Extract<Sending, { kind: 'done' }>, 'receipt' | 'isEarlierVersion'>
}) {
  const copy = useFormCopy()
  return (
    <div className="flex flex-col gap-7">
      <div>
        <StepHeading>{form.texts.thankYou || copy.thanks}</StepHeading>
        <p className="mt-2 text-base text-soft">
          <Named say={receiptNextOf(form, receipt, isToBeShown(entries), copy)} name={form.businessName} />
        </p>
        {isEarlierVersion && <p className="mt-2 text-base text-soft">{copy.earlierVersion}</p>}
      </div>
      <PrivatePageLink
        url={receipt.manageUrl}
        businessName={form.businessName}
        mailedTo={receipt.isMailed ? (form.personal?.email ?? entries.customerEmail) : undefined}
      />
      {receipt.rewardUrl && <RewardLink url={receipt.rewardUrl} businessName={form.businessName} />}
      {!receipt.isPrivate && (
        <ReviewPrompt
          form={form}
          written={{
            formId,
            testimonialId: receipt.id,
            content: entries.content.trim(),
            rating: entries.rating,
          }}
        />
      )}
      <PublicLinks links={form.publicLinks} />
      <OnToSite businessUrl={form.businessUrl} />
    </div>
  )
}

/** To the page of the reward, which is not told here: no page holds both a reward and links to review sites. */
function RewardLink({ url, businessName }: { url: string; businessName: string }) {
  const copy = useFormCopy()
  return (
    <section aria-labelledby="reward-link">
      <h2 id="reward-link" className="text-base font-semibold">
        {copy.rewardTitle}
      </h2>
      <p className="mt-1 text-base text-soft">
        <Named say={copy.rewardHelp} name={businessName} />
      </p>
      <a href={url} className={buttonStyle('secondary', 'medium', 'mt-3 self-start')}>
        {copy.openReward}
      </a>
    </section>
  )
}

/** A link back to the `returnUrl` of the page's address, if that is on the business's own site or ours. */
function OnToSite({ businessUrl }: Pick<PublicForm, 'businessUrl'>) {
  const copy = useFormCopy()
  const { site } = wayBack(location.search, businessUrl)
  if (!site) return null
  return (
    <a
      href={site.href}
      rel="noreferrer"
      className={buttonStyle('secondary', 'large', 'h-auto! min-h-11.5 self-start py-2 whitespace-normal')}
    >
      <bdi>{copy.backTo(site.host)}</bdi>
    </a>
  )
}

function receiptNextOf(
  form: PublicForm,
  receipt: Receipt,
  isShown: boolean,
  copy: FormCopy,
): (business: string) => string {
  if (receipt.isPrivate) return copy.feedbackStaysPrivate
  if (!isShown) return copy.notPublished
  return () => (form.requiresApproval ? copy.reviewedFirst : copy.nowPublic)
}

import { type PublicForm, isPrivateRating } from '#contract/collection/collection.ts'
import { useEffect, useState } from 'react'
import { BusinessHeader } from '../page/business-header.tsx'
import { CustomerShell } from '../page/customer-shell.tsx'
import type { Entries } from '../sending/entries.ts'
import { type Hints, takeHints } from '../hints.ts'
import { useLanguage, useFormCopy } from '../language.ts'
import { MissingPage } from '../page/missing-page.tsx'
import { Named } from '../fields/named.tsx'
import { PublicLinks } from './public-links.tsx'
import { loadForm } from '../queries.ts'
import { QuoteCard } from './quote-card.tsx'
import { ReviewPrompt } from './review-prompt.tsx'
import { findLastSent, findSent, ratingOf, type Sent, wasSent } from '../sending/sent-here.ts'
import { StepHeading } from '../page/step-heading.tsx'
import { useCustomerTitle } from '../page/use-customer-title.ts'
import { whoseLink, type WhosePage } from '../page/use-loaded.ts'

const usualRating = 5

/**
 * The thank-you page by address. Anybody can write an address, so it says that something was sent only in a browser that
 * sent it, and shows what the address says only where exactly that was sent.
 */
export function SuccessPage() {
  const [hints] = useState(takeHints)
  const [sent] = useState(() => sentFrom(location.search))
  return sent ? <Thanks sent={sent} hints={hints} /> : <NothingSent />
}

/** What the address names; one that names nothing means the last. */
function sentFrom(search: string): Sent | undefined {
  const id = new URLSearchParams(search).get('testimonialId')
  return id ? findSent(id) : findLastSent()
}

function NothingSent() {
  const copy = useFormCopy()
  useCustomerTitle(copy.nothingSent)
  return (
    <MissingPage title={copy.nothingSent}>
      {copy.nothingSentHelp}
      <a
        href="/"
        className="mt-4 block font-semibold text-accent-text underline underline-offset-3 pointer-coarse:py-1.5"
      >
        <bdi>{copy.backTo(location.host)}</bdi>
      </a>
    </MissingPage>
  )
}

function Thanks({ sent, hints }: { sent: Sent; hints: Hints }) {
  const proven = useProven(sent, hints)
  const { form, business } = useSentForm(sent)
  const copy = useFormCopy()
  useCustomerTitle(copy.thanks)
  if (!proven) return null
  const { customerName, content, rating, isPrivate } = proven
  return (
    <CustomerShell
      header={
        business ? (
          <BusinessHeader name={business.businessName} logoUrl={business.logoUrl} />
        ) : (
          <div className="h-12" />
        )
      }
    >
      <StepHeading isFirst>
        {customerName ? <Named say={copy.thanksNamed} name={customerName} /> : copy.thanks}
      </StepHeading>
      <p className="mt-2 mb-6 text-base text-soft">{isPrivate ? copy.feedbackSent : copy.sentText}</p>
      {content && (
        <QuoteCard content={content} rating={rating ?? null} name={customerName ?? copy.you} company={null} />
      )}
      <p className="mt-4 mb-6 text-sm wrap-anywhere text-faint">
        {copy.reference} <bdi>{sent.id}</bdi>
      </p>
      {form && (
        <OtherPlaces form={form} sent={sent} rating={rating} content={isPrivate ? undefined : content} />
      )}
    </CustomerShell>
  )
}

interface Proven extends Pick<Partial<Entries>, 'customerName' | 'content' | 'rating'> {
  readonly isPrivate: boolean
}

/** What the address says, as far as this browser has sent it, and whether that was private feedback. */
function useProven(sent: Sent, { entries }: Hints): Proven | undefined {
  const [proven, setProven] = useState<Proven>()
  useEffect(() => {
    const { customerName, content, rating = usualRating } = entries
    let isGone = false
    async function prove() {
      const found: Proven = { isPrivate: isPrivateRating(await ratingOf(sent)) }
      if (customerName && (await wasSent(sent, 'customerName', customerName)))
        found.customerName = customerName
      if (content && (await wasSent(sent, 'content', content))) found.content = content
      if (await wasSent(sent, 'rating', rating)) found.rating = rating
      if (!isGone) setProven(found)
    }
    void prove()
    return () => {
      isGone = true
    }
  }, [sent, entries])
  return proven
}

/** What the words were sent through, and whose it is: a form that was closed since has a name, too. */
function useSentForm({ formId }: Sent): { form: PublicForm | undefined; business: WhosePage | undefined } {
  const { language } = useLanguage()
  const [form, setForm] = useState<PublicForm>()
  const [over, setOver] = useState<WhosePage>()
  useEffect(() => {
    const leaving = new AbortController()
    loadForm(formId, language, leaving.signal).then(
      setForm,
      // Thanks are complete without it.
      (failure: unknown) => setOver(whoseLink(failure)),
    )
    return () => leaving.abort()
  }, [formId, language])
  return { form, business: form ?? over }
}

/** The same links for everybody who wrote, as on the form's last step; before them, `content` to take along. */
function OtherPlaces({
  form,
  sent: { id, formId },
  rating,
  content,
}: {
  form: PublicForm
  sent: Sent
  rating: number | undefined
  content: string | undefined
}) {
  return (
    <div className="flex flex-col gap-7">
      {content && <ReviewPrompt form={form} written={{ formId, testimonialId: id, content, rating }} />}
      <PublicLinks links={form.publicLinks} />
    </div>
  )
}

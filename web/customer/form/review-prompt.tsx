import type { PublicForm } from '#contract/collection/collection.ts'
import { isLinkedPlatform } from '#contract/publishing/review-links.ts'
import type { MouseEvent, ReactNode } from 'react'
import { buttonStyle } from '../../ui/button/button-style.ts'
import { useFormCopy } from '../language.ts'
import { CopyOwnText, OwnText } from '../fields/own-text.tsx'
import { useRefusedCopy } from '../sending/use-refused-copy.ts'
import { openReviewWindow, reviewAddress } from '../../lib/address/review-address.ts'
import type { Written } from '../outbound/written.ts'

/**
 * From four stars on: the customer's own text to take along to the platform that the business prefers. It leads to the
 * place that everybody's link leads to, by our page for it. Yelp forbids asking for reviews, so there it only says where
 * the business is. A platform without a link gets none: then there is the text to copy, and nothing is asked.
 */
export function ReviewPrompt({
  form: { businessName, publicLinks, promptedPlatform },
  written: { content, formId, testimonialId, rating },
}: {
  form: Pick<PublicForm, 'businessName' | 'publicLinks' | 'promptedPlatform'>
  written: Written
}) {
  const copy = useFormCopy()
  if (promptedPlatform === null) return null
  if (!isLinkedPlatform(promptedPlatform))
    return <TextToTake title={copy.yourText} help={copy.mayCopy} content={content} />
  const link = publicLinks.find(({ platform }) => platform === promptedPlatform)
  if (!link) return null
  // The customer's email address is of no use to that page and stays out.
  const address = reviewAddress({
    platform: promptedPlatform,
    businessName,
    businessId: link.id,
    testimonialId,
    content,
    rating,
    also: { formId },
  })
  const mayAsk = promptedPlatform !== 'yelp'
  return (
    <TextToTake
      title={mayAsk ? copy.postTitle(link.label) : copy.businessOn(businessName, link.label)}
      help={mayAsk ? copy.postHelp : copy.mayCopy}
      content={content}
    >
      <PlatformLink href={address} label={link.label} />
    </TextToTake>
  )
}

function TextToTake({
  title,
  help,
  content,
  children,
}: {
  title: string
  help: string
  content: string
  children?: ReactNode
}) {
  const { id, isRefused, select } = useRefusedCopy()
  const copy = useFormCopy()
  return (
    <section aria-labelledby={`${id}-title`} className="rounded-lg bg-sunken p-5">
      <h2 id={`${id}-title`} dir="auto" className="text-base font-semibold">
        {title}
      </h2>
      <p className="mt-1 text-base text-soft">{help}</p>
      <OwnText id={id} content={content} rows={3} className="mt-3.5 max-h-40 min-h-0" />
      <div className="mt-2.5 flex flex-wrap gap-2">
        <CopyOwnText content={content} onRefused={select} />
        {children}
      </div>
      <p aria-live="polite" className="text-sm text-soft">
        {isRefused && copy.textSelected}
      </p>
    </section>
  )
}

function PlatformLink({ href, label }: { href: string; label: string }) {
  const copy = useFormCopy()
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      onClick={openWindow}
      className={buttonStyle('secondary', 'large')}
    >
      {copy.openPlatform(label)}
      <span className="sr-only"> {copy.newTab}</span>
    </a>
  )
}

/** Where a browser opens no windows, the link opens as links do. */
function openWindow(event: MouseEvent<HTMLAnchorElement>) {
  if (openReviewWindow(event.currentTarget.href)) event.preventDefault()
}

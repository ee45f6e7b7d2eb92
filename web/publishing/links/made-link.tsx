import type { ReviewLink } from '#contract/publishing/publishing.ts'
import type { LinkedPlatform } from '#contract/publishing/review-links.ts'
import { ExternalLink, QrCode as QrIcon } from 'lucide-react'
import { useState } from 'react'
import { openReviewWindow, reviewAddress } from '../../lib/address/review-address.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { CopyableInput } from '../../ui/button/copyable-input.tsx'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { QrCode } from '../../ui/qr/qr-code.tsx'
import { messageOf } from './message-of.ts'

/** One link: to copy, to open, as a QR code, and in a text to send. */
export function MadeLink({ platform, link }: { platform: LinkedPlatform; link: ReviewLink }) {
  const { customerName, url } = link
  const [hasCode, setHasCode] = useState(false)
  const address = documentedAddress(platform, link)
  function open() {
    if (!openReviewWindow(address)) window.location.assign(address)
  }
  return (
    <li>
      <Card>
        <h3 dir="auto" className="text-base font-semibold break-words">
          {customerName}
        </h3>
        <p dir="auto" className="mt-0.5 line-clamp-2 text-base break-words text-soft">
          {link.content}
        </p>
        <CopyableInput label={`Review link for ${customerName}`} value={address} className="mt-3 text-sm" />
        <div className="mt-3 flex flex-wrap gap-2">
          <CopyButton text={address} label="Copy link" size="small" />
          <CopyButton text={messageOf(platform, link)} label="Copy message" size="small" />
          <Button size="small" variant="secondary" onClick={open}>
            <ExternalLink aria-hidden="true" />
            Open
          </Button>
          <Button
            size="small"
            variant="secondary"
            aria-expanded={hasCode}
            onClick={() => setHasCode(!hasCode)}
          >
            <QrIcon aria-hidden="true" />
            QR code
          </Button>
        </div>
        {hasCode && (
          <div className="mt-4 w-44 overflow-hidden rounded-md border border-line">
            {/* The short address: a code with the whole text in it is hard to scan. */}
            <QrCode text={url} label={`QR code of the review link for ${customerName}`} />
          </div>
        )}
      </Card>
    </li>
  )
}

/** With the documented parameters. The token alone decides what its page shows. */
function documentedAddress(
  platform: LinkedPlatform,
  { testimonialId, businessName, platformBusinessId, content, rating, customerEmail, token }: ReviewLink,
): string {
  const path = reviewAddress({
    platform,
    businessName,
    businessId: platformBusinessId,
    testimonialId,
    content,
    rating,
    also: { ...(customerEmail && { customer_email: customerEmail }), handover: token },
  })
  return `${window.location.origin}${path}`
}

import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { useState } from 'react'
import { useQuery } from '@tanstack/react-query'
import { businessProfileQuery } from '../../accounts/queries.ts'
import { buttonStyle } from '../../ui/button/button-style.ts'
import { Button } from '../../ui/button/button.tsx'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { toast } from '../../ui/message/toast.ts'
import { shareText, shareWays } from './share-text.ts'

/** Where a business speaks for itself: its own post with the customer's words, and the page that proves them. */
export function ShareWays({
  testimonial,
  imagePath,
  fileName,
}: {
  testimonial: Testimonial
  imagePath: string
  fileName: string
}) {
  const { data: profile } = useQuery(businessProfileQuery)
  const [isSharing, setIsSharing] = useState(false)
  const url = new URL(testimonial.verifyUrl ?? '/', window.location.origin).href
  const text = shareText(testimonial, profile?.businessName ?? '')
  async function shareFile() {
    setIsSharing(true)
    await share({ text, url }, imagePath, `${fileName}.png`)
    setIsSharing(false)
  }
  return (
    <section aria-label="Share it">
      <p className="mb-3 rounded-md bg-sunken px-3 py-2.5 text-base break-words whitespace-pre-line text-soft">
        {text}
      </p>
      <div className="flex flex-wrap gap-2">
        {'share' in navigator && (
          <Button size="small" isPending={isSharing} onClick={() => void shareFile()}>
            Share with image
          </Button>
        )}
        {shareWays({ text, url }).map(({ name, href }) => (
          <a
            key={name}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className={buttonStyle('secondary', 'small')}
          >
            {name}
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        ))}
        <CopyButton text={`${text}\n\n${url}`} label="Copy text" size="small" />
      </div>
    </section>
  )
}

async function share(words: { text: string; url: string }, imagePath: string, fileName: string) {
  try {
    const image = await fetch(imagePath).then((answer) => answer.blob())
    await navigator.share(withFile(words, new File([image], fileName, { type: 'image/png' })))
  } catch (failure) {
    // Whoever closes the sheet has decided.
    if (failure instanceof DOMException && failure.name === 'AbortError') return
    toast({
      title: 'This device could not share it',
      description: 'Download the image and post it yourself.',
      variant: 'destructive',
    })
  }
}

/** The image too, where the device takes files. */
function withFile(words: { text: string; url: string }, file: File): ShareData {
  const all = { ...words, files: [file] }
  return navigator.canShare?.(all) ? all : words
}

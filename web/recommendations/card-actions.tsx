import type { Recommendation } from '#contract/recommendations/recommendations.ts'
import { ImageDown, Pin, PinOff, Tag } from 'lucide-react'
import { Button } from '../ui/button/button.tsx'
import { CopyButton } from '../ui/button/copy-button.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'
import { Restricted } from '../ui/form/restricted.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { usePin } from './queries.ts'
import { quotedText } from './quoted.ts'

export interface CardActionProps {
  recommendation: Recommendation
  onShare: (recommendation: Recommendation) => void
  onTag: (recommendation: Recommendation) => void
}

/** What can be done with one recommendation. */
export function CardActions({ recommendation, onShare, onTag }: CardActionProps) {
  const { testimonial, testimonialId } = recommendation
  const { isPinned, verifyUrl } = testimonial
  const pin = usePin()
  return (
    <footer className="flex flex-wrap gap-2 border-t border-line pt-3.5">
      <CopyButton
        size="small"
        text={quotedText(recommendation)}
        onCopied={() => toast({ title: 'Copied to clipboard' })}
        onRefused={tellCopyRefused}
      />
      {verifyUrl && (
        <Button size="small" variant="secondary" onClick={() => onShare(recommendation)}>
          <ImageDown aria-hidden="true" />
          Share image
        </Button>
      )}
      <Button
        size="small"
        variant="secondary"
        isPending={pin.isPending}
        onClick={() =>
          pin.mutate(
            { id: testimonialId, isPinned: !isPinned },
            { onError: showRefusal('Error', { otherwise: "It couldn't be pinned. Please try again." }) },
          )
        }
      >
        {isPinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
        {isPinned ? 'Unpin' : 'Pin'}
      </Button>
      <Restricted isQuiet>
        <Button size="small" variant="secondary" onClick={() => onTag(recommendation)}>
          <Tag aria-hidden="true" />
          Tag
        </Button>
      </Restricted>
      <LinkButton size="small" variant="ghost" href={`/testimonials?view=${testimonialId}`}>
        View details
      </LinkButton>
    </footer>
  )
}

/** Browsers may refuse the clipboard. */
export function tellCopyRefused(): void {
  toast({
    title: 'Could not copy',
    description: 'Your browser blocked the clipboard. Select the text and copy it yourself.',
    variant: 'destructive',
  })
}

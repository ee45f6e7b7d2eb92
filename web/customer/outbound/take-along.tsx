import type { Output } from '#contract/endpoint.ts'
import type { getReviewLink, LinkedPlatform } from '#contract/review-links.ts'
import { ExternalLink } from 'lucide-react'
import { Button } from '../../ui/button.tsx'
import { buttonStyle } from '../../ui/button-style.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Textarea } from '../../ui/textarea.tsx'
import { useWords } from '../language.ts'
import { StepHeading } from '../step-heading.tsx'
import { UnseenLabel } from '../unseen-label.tsx'
import { useRefusedCopy } from '../use-refused-copy.ts'
import { useOutboundWords } from './use-outbound-words.ts'

interface TakeAlongProps {
  platform: LinkedPlatform
  link: Output<typeof getReviewLink>
  /** Empty when the page was opened without a text. */
  content: string
}

/** Yelp forbids asking for reviews: there, the page says where the business is, and copying is a thing of its own. */
export function TakeAlong({ platform, link, content }: TakeAlongProps) {
  const { id, isRefused, select } = useRefusedCopy()
  const words = useWords()
  const own = useOutboundWords()
  const mayAsk = platform !== 'yelp'

  async function copyAndOpen() {
    try {
      await navigator.clipboard.writeText(content)
    } catch {
      select()
      return
    }
    // In this window, which was opened for it: a second one would be blocked.
    open(link.url, '_self')
  }
  return (
    <div className="flex flex-col gap-4">
      <div>
        <StepHeading isFirst>
          <bdi>{words.businessOn(link.businessName, link.label)}</bdi>
        </StepHeading>
        {content && (
          <p className="mt-2 text-base text-soft">{mayAsk ? own.pasteThere(link.label) : words.mayCopy}</p>
        )}
      </div>
      {content && <OwnText id={id} content={content} />}
      <div className="flex flex-col gap-2.5 sm:flex-row sm:flex-wrap">
        {content && mayAsk && (
          <Button size="large" onClick={() => void copyAndOpen()}>
            <ExternalLink aria-hidden="true" />
            {own.copyAndOpen}
          </Button>
        )}
        {content && !mayAsk && (
          <CopyButton
            text={content}
            label={words.copyText}
            copiedLabel={words.copied}
            size="large"
            onRefused={select}
          />
        )}
        {(!content || !mayAsk || isRefused) && (
          <a href={link.url} rel="noreferrer" className={buttonStyle('secondary', 'large')}>
            {words.openPlatform(link.label)}
          </a>
        )}
      </div>
      <p aria-live="polite" className="text-sm text-soft">
        {isRefused && words.textSelected}
      </p>
    </div>
  )
}

function OwnText({ id, content }: { id: string; content: string }) {
  const words = useWords()
  return (
    <div>
      <UnseenLabel of={id}>{words.yourText}</UnseenLabel>
      <Textarea
        id={id}
        readOnly
        dir="auto"
        rows={5}
        value={content}
        onFocus={(event) => event.currentTarget.select()}
        className="max-h-52 min-h-0"
      />
    </div>
  )
}

import type { Output } from '#contract/endpoint.ts'
import type { getReviewLink, LinkedPlatform } from '#contract/publishing/review-links.ts'
import { ExternalLink } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { buttonStyle } from '../../ui/button/button-style.ts'
import { useFormCopy } from '../language.ts'
import { CopyOwnText, OwnText } from '../fields/own-text.tsx'
import { StepHeading } from '../page/step-heading.tsx'
import { useRefusedCopy } from '../sending/use-refused-copy.ts'
import { useOutboundCopy } from './use-outbound-copy.ts'

interface TakeAlongProps {
  platform: LinkedPlatform
  link: Pick<Output<typeof getReviewLink>, 'businessName' | 'label' | 'url'>
  /** Empty when the page was opened without a text. */
  content: string
  /** The customer is asked below, after coming back. */
  isAskedLater?: boolean
  /** Opens the review site once the text is copied; in this window unless said. */
  onLeave?: (url: string) => void
}

/** Whose page it is, the text, and the ways on. */
export function TakeAlong({
  platform,
  link,
  content,
  isAskedLater = false,
  onLeave = leaveHere,
}: TakeAlongProps) {
  const { id, isRefused, select } = useRefusedCopy()
  const copy = useFormCopy()
  const outboundCopy = useOutboundCopy()
  const Ways = platform === 'yelp' ? CopyOrOpen : CopyAndOpen
  return (
    <div className="flex flex-col gap-4">
      <div>
        <StepHeading isFirst>
          <bdi>{copy.businessOn(link.businessName, link.label)}</bdi>
        </StepHeading>
        {content && (
          <p className="mt-2 text-base text-soft">
            {platform === 'yelp' ? copy.mayCopy : outboundCopy.pasteThere(link.label)}
            {platform !== 'yelp' && isAskedLater && ` ${outboundCopy.thenReturn}`}
          </p>
        )}
      </div>
      {content && (
        <div>
          <OwnText id={id} content={content} rows={5} className="max-h-52 min-h-0" />
        </div>
      )}
      <div>
        <div className="flex flex-col gap-2.5 sm:flex-row sm:flex-wrap">
          {content ? (
            <Ways link={link} content={content} isRefused={isRefused} onRefused={select} onLeave={onLeave} />
          ) : (
            <OpenLink link={link} />
          )}
        </div>
        <p aria-live="polite" className="text-sm text-soft not-empty:mt-4">
          {isRefused && copy.textSelected}
        </p>
      </div>
    </div>
  )
}

/** In this window, which was opened for it: a second one would be blocked. */
function leaveHere(url: string) {
  open(url, '_self')
}

interface WaysProps extends Pick<TakeAlongProps, 'link' | 'content'> {
  onLeave: (url: string) => void
  isRefused: boolean
  onRefused: () => void
}

/** One button for both. What could not be copied is not left behind: then a link leads on. */
function CopyAndOpen({ link, content, isRefused, onRefused, onLeave }: WaysProps) {
  const { copyAndOpen } = useOutboundCopy()
  async function copy() {
    try {
      await navigator.clipboard.writeText(content)
    } catch {
      onRefused()
      return
    }
    onLeave(link.url)
  }
  return (
    <>
      <Button size="large" onClick={() => void copy()}>
        <ExternalLink aria-hidden="true" />
        {copyAndOpen}
      </Button>
      {isRefused && <OpenLink link={link} />}
    </>
  )
}

/** Yelp forbids asking for reviews, so its page only links to the business, and copying the text is a separate button. */
function CopyOrOpen({ link, content, onRefused }: WaysProps) {
  return (
    <>
      <CopyOwnText content={content} onRefused={onRefused} />
      <OpenLink link={link} />
    </>
  )
}

function OpenLink({ link: { url, label } }: Pick<TakeAlongProps, 'link'>) {
  const copy = useFormCopy()
  return (
    <a href={url} rel="noreferrer" className={buttonStyle('secondary', 'large')}>
      {copy.openPlatform(label)}
    </a>
  )
}

import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { useQuery } from '@tanstack/react-query'
import { roleAndCompany } from '#shared/text/role-and-company.ts'
import { useState } from 'react'
import { Banner } from '../../ui/message/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { LoadedDialog } from '../../ui/dialog/loaded-dialog.tsx'
import { MarkedText } from '../../ui/text/marked-text.tsx'
import { StarRating } from '../../ui/text/star-rating.tsx'
import { ConfirmationPanel } from './confirmation-panel.tsx'
import { ConsentPanel } from './consent-panel.tsx'
import { TestimonialFacts } from '../card/facts.tsx'
import { HistorySection } from './history-section.tsx'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { type OnPublish, PublishMenu } from '../card/publish-menu.tsx'
import { testimonialQuery } from '../queries.ts'
import { RecoveryPanel } from '../feedback/recovery-panel.tsx'
import { StandingNote } from '../card/standing-note.tsx'
import { StatusBadge } from '../card/status-badge.tsx'
import type { useDecisions } from '../list/use-decisions.ts'
import { isDecidable } from '../list/use-selection.ts'
import { WaysBack } from '../card/ways-back.tsx'

const ShareDialog = lazyPart(() => import('../sharing/share-dialog.tsx').then((m) => m.ShareDialog))
const ReplyPanel = lazyPart(() => import('./reply-panel.tsx').then((m) => m.ReplyPanel))
const PlatformPanel = lazyPart(() => import('./platform-panel.tsx').then((m) => m.PlatformPanel))
const OrganizePanel = lazyPart(() => import('./organize-panel.tsx').then((m) => m.OrganizePanel))

const wait = {
  label: 'Loading testimonial',
  lines: ['h-5 w-40', 'h-5 w-full', 'h-5 w-2/3'],
  otherwise: "Couldn't load this testimonial.",
}

/** One testimonial in full. Its id is in the address, so it can be linked to. */
export function ViewDialog({
  id,
  decisions,
  onClose,
  onEdit,
  onDelete,
  onPublish,
}: {
  id: string | undefined
  decisions: ReturnType<typeof useDecisions>
  onClose: () => void
  onEdit: (testimonial: Testimonial) => void
  onDelete: (testimonial: Testimonial) => void
  onPublish: OnPublish
}) {
  const query = useQuery({ ...testimonialQuery(id ?? ''), enabled: id !== undefined })
  const testimonial = id === undefined ? undefined : query.data
  return (
    <LoadedDialog
      isOpen={id !== undefined}
      onClose={onClose}
      wait={{ ...wait, query }}
      title={testimonial?.customerName ?? 'Testimonial'}
      description={testimonial && roleAndCompany(testimonial.role, testimonial.company)}
      footer={
        testimonial && (
          <TestimonialFooter
            testimonial={testimonial}
            decisions={decisions}
            onEdit={onEdit}
            onDelete={onDelete}
            onPublish={onPublish}
          />
        )
      }
    >
      {testimonial && <TestimonialText testimonial={testimonial} />}
    </LoadedDialog>
  )
}

function TestimonialText({ testimonial }: { testimonial: Testimonial }) {
  const { id, content, headline, highlights, rating, ratingGiven, isPrivate, waitingFor, platform } =
    testimonial
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        {rating !== null && <StarRating value={ratingGiven ?? rating} />}
        <StatusBadge testimonial={testimonial} />
        {!isPrivate && <StandingNote testimonial={testimonial} />}
      </div>
      {headline && <p className="text-lg font-semibold break-words">{headline}</p>}
      <blockquote
        id="testimonial-words"
        dir="auto"
        className="font-serif text-quote break-words whitespace-pre-line"
      >
        {content === '' ? (
          <span className="text-base text-faint">No text, only a rating.</span>
        ) : (
          <MarkedText text={content} phrases={highlights} />
        )}
      </blockquote>
      {platform && <PlatformPanel key={`platform-${id}`} testimonial={testimonial} />}
      {!isPrivate && waitingFor !== 'withdrawn' && (
        <ReplyPanel key={`reply-${id}`} testimonial={testimonial} />
      )}
      {isPrivate && <PrivateNote testimonial={testimonial} />}
      {(isPrivate || testimonial.recoveryState) && (
        <RecoveryPanel key={`recovery-${id}`} testimonial={testimonial} />
      )}
      {waitingFor === 'confirmation' && <ConfirmationPanel key={id} testimonial={testimonial} />}
      <ConsentPanel key={`consent-${id}`} testimonial={testimonial} />
      <OrganizePanel key={`organize-${id}`} testimonial={testimonial} />
      <TestimonialFacts testimonial={testimonial} />
      <HistorySection key={`history-${id}`} testimonial={testimonial} />
    </div>
  )
}

function PrivateNote({ testimonial: { customerName, origin, isByTeam } }: { testimonial: Testimonial }) {
  const isCounted = origin === 'customer' && !isByTeam
  return (
    <Banner tone="private" title="Private feedback - Internal Use Only">
      {customerName} gave you fewer than four stars.{' '}
      {isCounted ? 'It counts toward your average, but is not shown anywhere.' : 'It is not shown anywhere.'}
    </Banner>
  )
}

interface FooterProps {
  testimonial: Testimonial
  decisions: ReturnType<typeof useDecisions>
  onEdit: (testimonial: Testimonial) => void
  onDelete: (testimonial: Testimonial) => void
  onPublish: OnPublish
}

function TestimonialFooter({ testimonial, decisions, onEdit, onDelete, onPublish }: FooterProps) {
  const isDeciding = decisions.isDeciding(testimonial.id)
  const [isSharing, setIsSharing] = useState(false)
  return (
    <>
      {isSharing && <ShareDialog testimonial={testimonial} onClose={() => setIsSharing(false)} />}
      <Button variant="ghost" className="mr-auto -ml-3" onClick={() => onDelete(testimonial)}>
        Delete
      </Button>
      <WaysBack
        testimonial={testimonial}
        isDeciding={isDeciding}
        onGoBack={(way) => decisions.goBack(testimonial, way)}
      />
      {testimonial.verifyUrl && (
        <Button variant="secondary" onClick={() => setIsSharing(true)}>
          Share
        </Button>
      )}
      <PublishMenu
        testimonial={testimonial}
        trigger={<Button variant="secondary">Publish</Button>}
        onPublish={onPublish}
      />
      <Button variant="secondary" onClick={() => onEdit(testimonial)}>
        Edit
      </Button>
      {isDecidable(testimonial) && (
        <>
          <Button
            variant="secondary"
            isPending={isDeciding}
            onClick={() => decisions.decide(testimonial, 'rejected')}
          >
            Reject
          </Button>
          <Button isPending={isDeciding} onClick={() => decisions.decide(testimonial, 'approved')}>
            Approve
          </Button>
        </>
      )}
    </>
  )
}

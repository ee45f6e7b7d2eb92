import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { Check, Maximize2, Pencil, Reply, Send, Trash2 } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { type OnPublish, PublishMenu } from './publish-menu.tsx'
import type { WayBack } from '../list/use-decisions.ts'
import { isDecidable } from '../list/use-selection.ts'
import { WaysBack } from './ways-back.tsx'

export interface CardHandlers {
  onSelect: (testimonial: Testimonial, isSelected: boolean) => void
  onDecide: (testimonial: Testimonial, status: 'approved' | 'rejected') => void
  onGoBack: (testimonial: Testimonial, way: WayBack) => void
  onView: (testimonial: Testimonial) => void
  onEdit: (testimonial: Testimonial) => void
  onDelete: (testimonial: Testimonial) => void
  onPublish: OnPublish
}

/** What can be done with one testimonial; `nameId` is the heading that says whose it is. Approve and Reject exist only while it is pending, the ways back after that. */
export function CardFooter({
  testimonial,
  nameId,
  isDeciding,
  onDecide,
  onGoBack,
  ...handlers
}: { testimonial: Testimonial; nameId: string; isDeciding: boolean } & Omit<CardHandlers, 'onSelect'>) {
  const isPending = isDecidable(testimonial)
  return (
    <div className="mt-auto -mr-2 flex flex-wrap items-center gap-1.5 pt-4">
      {isPending && (
        <Decision
          nameId={nameId}
          isDeciding={isDeciding}
          onDecide={(status) => onDecide(testimonial, status)}
        />
      )}
      {testimonial.isPrivate && (
        <Button
          size="small"
          variant="secondary"
          data-first-action
          aria-describedby={nameId}
          onClick={() => handlers.onView(testimonial)}
        >
          <Reply aria-hidden="true" />
          Follow up
        </Button>
      )}
      <WaysBack
        testimonial={testimonial}
        nameId={nameId}
        isDeciding={isDeciding}
        onGoBack={(way) => onGoBack(testimonial, way)}
      />
      <Tools
        testimonial={testimonial}
        nameId={nameId}
        isFirst={!isPending && !testimonial.isPrivate}
        {...handlers}
      />
    </div>
  )
}

/** What can be done with any testimonial. The first is focused from the list unless something more urgent is. */
function Tools({
  testimonial,
  nameId,
  isFirst,
  onView,
  onEdit,
  onDelete,
  onPublish,
}: { testimonial: Testimonial; nameId: string; isFirst: boolean } & Pick<
  CardHandlers,
  'onView' | 'onEdit' | 'onDelete' | 'onPublish'
>) {
  const about = { 'aria-describedby': nameId, size: 'small' } as const
  return (
    <div className="ml-auto flex">
      <IconButton
        {...about}
        label="View"
        icon={<Maximize2 />}
        {...(isFirst ? { 'data-first-action': true } : {})}
        onClick={() => onView(testimonial)}
      />
      <IconButton {...about} label="Edit" icon={<Pencil />} onClick={() => onEdit(testimonial)} />
      <PublishMenu
        testimonial={testimonial}
        trigger={<IconButton {...about} label="Publish" icon={<Send />} />}
        onPublish={onPublish}
      />
      <IconButton
        {...about}
        label="Delete"
        icon={<Trash2 />}
        tone="danger"
        onClick={() => onDelete(testimonial)}
      />
    </div>
  )
}

function Decision({
  nameId,
  isDeciding,
  onDecide,
}: {
  nameId: string
  isDeciding: boolean
  onDecide: (status: 'approved' | 'rejected') => void
}) {
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        data-first-action
        aria-describedby={nameId}
        isPending={isDeciding}
        onClick={() => onDecide('approved')}
      >
        {!isDeciding && <Check aria-hidden="true" className="text-accent-text" />}
        Approve
      </Button>
      <Button
        size="small"
        variant="ghost"
        aria-describedby={nameId}
        aria-disabled={isDeciding || undefined}
        onClick={() => !isDeciding && onDecide('rejected')}
      >
        Reject
      </Button>
    </>
  )
}

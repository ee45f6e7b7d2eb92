import type { LinkedPlatform } from '#contract/publishing/review-links.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import { useState, type ComponentProps, type ComponentType, type ReactNode } from 'react'
import { useAfterPaint } from '../ui/dialog/use-after-paint.ts'
import type { OnPublish } from './card/publish-menu.tsx'
import { ViewDialog } from './details/view-dialog.tsx'
import { EditTestimonialDialog } from './dialogs/edit-dialog.tsx'
import type { TestimonialList } from './list/testimonial-list.tsx'
import { useDecisions } from './list/use-decisions.ts'
import { useDeletion } from './list/use-deletion.ts'

export type PublishDialog = ComponentType<{
  testimonial: Testimonial
  platform: LinkedPlatform
  onClose: () => void
}>

type Handling = Pick<
  ComponentProps<typeof TestimonialList>,
  'decisions' | 'failedDeletions' | 'onView' | 'onEdit' | 'onDelete' | 'onPublish'
>

interface TestimonialWorkProps {
  /** Which one is open to be read; it stands in the address. */
  viewed: string | undefined
  onView: (id: string) => void
  PublishDialog: PublishDialog
  /** The list, which gets what can be done with its rows. */
  children: (handling: Handling) => ReactNode
}

/** What can be done with the testimonials of a list, wherever the list stands, with the dialogs for it. */
export function TestimonialWork({ viewed, onView, PublishDialog, children }: TestimonialWorkProps) {
  const decisions = useDecisions()
  const { deleteOne, failedDeletions } = useDeletion()
  const [edited, setEdited] = useState<Testimonial>()
  const [published, setPublished] = useState<{ testimonial: Testimonial; platform: LinkedPlatform }>()
  const publish: OnPublish = (testimonial, platform) => setPublished({ testimonial, platform })
  const close = () => onView('')
  // The dialog styles the whole page anew.
  const open = useAfterPaint(viewed)
  // Closes what is viewed first.
  const instead = (act: (testimonial: Testimonial) => void) => (testimonial: Testimonial) => {
    close()
    act(testimonial)
  }
  return (
    <>
      {children({
        decisions,
        failedDeletions,
        onView: ({ id }) => onView(id),
        onEdit: setEdited,
        onDelete: deleteOne,
        onPublish: publish,
      })}
      <ViewDialog
        id={open}
        decisions={decisions}
        onClose={close}
        onEdit={instead(setEdited)}
        onDelete={instead(deleteOne)}
        onPublish={(testimonial, platform) => instead((one) => publish(one, platform))(testimonial)}
      />
      <EditTestimonialDialog testimonial={edited} onClose={() => setEdited(undefined)} />
      {published && <PublishDialog {...published} onClose={() => setPublished(undefined)} />}
    </>
  )
}

import type { MyTestimonial } from '#contract/collection/my-testimonial.ts'
import { Button } from '../../ui/button/button.tsx'
import { useMyCopy } from './use-my-copy.ts'

/** Whether the business may send requests by email, said and changed in one line. */
export function EmailChoice({
  mine,
  isSaving,
  onChoose,
}: {
  mine: MyTestimonial
  isSaving: boolean
  onChoose: (optOut: boolean) => void
}) {
  const copy = useMyCopy()
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-6">
      {mine.hasOptedOut && (
        <p dir="auto" className="text-base text-soft">
          {copy.emailsStopped(mine.businessName)}
        </p>
      )}
      <Button variant="secondary" isPending={isSaving} onClick={() => onChoose(!mine.hasOptedOut)}>
        {mine.hasOptedOut ? copy.allowEmails : copy.stopEmails}
      </Button>
    </div>
  )
}

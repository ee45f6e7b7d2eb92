import type { MyTestimonial } from '#contract/collection.ts'
import { Button } from '../../ui/button.tsx'
import { useMyWords } from './use-my-words.ts'

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
  const words = useMyWords()
  return (
    <div className="flex flex-col items-start gap-2 border-t border-line pt-6">
      {mine.hasOptedOut && (
        <p dir="auto" className="text-base text-soft">
          {words.emailsStopped(mine.businessName)}
        </p>
      )}
      <Button variant="secondary" isPending={isSaving} onClick={() => onChoose(!mine.hasOptedOut)}>
        {mine.hasOptedOut ? words.allowEmails : words.stopEmails}
      </Button>
    </div>
  )
}

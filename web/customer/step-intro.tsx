import { Badge } from '../ui/badge.tsx'
import { useWords } from './language.ts'
import { Named } from './named.tsx'
import { StepHeading } from './step-heading.tsx'

/** How a step after the rating begins: its title, and what becomes of the words. Private feedback is marked as that. */
export function StepIntro({
  title,
  say,
  businessName,
  isPrivate,
}: {
  title: string
  say: (business: string) => string
  businessName: string
  isPrivate: boolean
}) {
  const words = useWords()
  return (
    <div>
      <StepHeading>{title}</StepHeading>
      <p className="mt-2 text-base text-soft">
        {isPrivate && (
          <>
            <Badge tone="private">{words.internalOnly}</Badge>{' '}
          </>
        )}
        <Named say={say} name={businessName} />
      </p>
    </div>
  )
}

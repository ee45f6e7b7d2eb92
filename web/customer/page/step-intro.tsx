import { Badge } from '../../ui/text/badge.tsx'
import { useFormCopy } from '../language.ts'
import { Named } from '../fields/named.tsx'
import { StepHeading } from './step-heading.tsx'

/** The top of each step after the rating: its title and what happens to the text. Private feedback gets a badge. */
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
  const copy = useFormCopy()
  return (
    <div>
      <StepHeading>{title}</StepHeading>
      <p className="mt-2 text-base text-soft">
        {isPrivate && (
          <>
            <Badge tone="private">{copy.internalOnly}</Badge>{' '}
          </>
        )}
        <Named say={say} name={businessName} />
      </p>
    </div>
  )
}

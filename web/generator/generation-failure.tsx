import { ApiProblem, sentenceOf } from '../lib/problem.ts'
import { Banner } from '../ui/banner.tsx'
import { LinkButton } from '../ui/link-button.tsx'

/** Why there is no draft, in the server's words; and what works without a writer. What was filled in stays. */
export function GenerationFailure({ failure }: { failure: Error }) {
  const isWithoutWriter = failure instanceof ApiProblem && failure.code === 'writer-not-configured'
  return (
    <Banner
      tone={isWithoutWriter ? 'info' : 'danger'}
      isAlert
      {...(isWithoutWriter && {
        action: (
          <div className="flex flex-wrap gap-2">
            <LinkButton href="/testimonials" size="small" variant="secondary">
              Write it yourself
            </LinkButton>
            <LinkButton href="/collect?tab=links" size="small" variant="secondary">
              Send a link
            </LinkButton>
          </div>
        ),
      })}
    >
      {sentenceOf(
        failure,
        'The draft could not be created. Your entries are still here, so please try again.',
      )}
    </Banner>
  )
}

import { Button } from '../../ui/button/button.tsx'
import { Restricted } from '../../ui/form/restricted.tsx'
import { Banner } from '../../ui/message/banner.tsx'
import { FailureBanner } from '../../ui/message/failure-banner.tsx'
import { useAskForPosting } from '../queries.ts'

/** The request for the consent that the email needs. */
export function AskForPosting({
  testimonialId,
  customerName,
}: {
  testimonialId: string
  customerName: string
}) {
  const ask = useAskForPosting(testimonialId)
  if (ask.isSuccess) {
    return (
      <Banner tone="success" title="Consent requested" isAlert>
        Publish again once {customerName} has agreed.
      </Banner>
    )
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <FailureBanner failure={ask.error} otherwise="The email couldn't be sent. Please try again." />
      <Restricted isQuiet>
        <Button
          size="small"
          variant="secondary"
          isPending={ask.isPending}
          pendingLabel="Sending..."
          onClick={() => ask.mutate({ forPosting: true })}
        >
          Ask {customerName} for consent
        </Button>
      </Restricted>
    </div>
  )
}

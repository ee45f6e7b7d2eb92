import { sentenceOf } from '../lib/call/problem.ts'
import { Banner } from '../ui/message/banner.tsx'
import { Button } from '../ui/button/button.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'
import { toast } from '../ui/message/toast.ts'
import { useDismissSite } from './queries.ts'

/** Sites of the owner that still ask with a key that was renewed, and so show nothing. */
export function OutdatedSites({ sites }: { sites: readonly string[] }) {
  return (
    <div className="mb-6 flex flex-col gap-3">
      {sites.map((site) => (
        <OutdatedSite key={site} site={site} />
      ))}
    </div>
  )
}

function OutdatedSite({ site }: { site: string }) {
  const dismiss = useDismissSite()
  return (
    <Banner
      tone="warning"
      title={`Your site at ${site} uses a key that no longer works`}
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="small"
            aria-label={`Dismiss the notice about ${site}`}
            isPending={dismiss.isPending}
            onClick={() =>
              dismiss.mutate(site, {
                onError: (failure) =>
                  toast({
                    title: "Couldn't dismiss this",
                    description: sentenceOf(failure, 'Please try again.'),
                    variant: 'destructive',
                  }),
              })
            }
          >
            Dismiss
          </Button>
          <LinkButton href="/embed-code" size="small">
            Get the new code
          </LinkButton>
        </div>
      }
    >
      It shows no testimonials. Replace the embed code there with the new one.
    </Banner>
  )
}

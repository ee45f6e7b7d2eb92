import { Banner } from '../ui/message/banner.tsx'
import { Button } from '../ui/button/button.tsx'
import { LoadFailure } from '../ui/message/load-failure.tsx'
import { ProgressBar } from '../ui/layout/progress-bar.tsx'
import { Spinner } from '../ui/loading/spinner.tsx'
import { toast } from '../ui/message/toast.ts'
import { GallerySample } from './sample.tsx'

export function MessageSamples() {
  return (
    <GallerySample title="Messages">
      <div className="grid gap-3 lg:grid-cols-2">
        <Banner title="This server can't send email">Emails are kept in the outbox and not sent.</Banner>
        <Banner tone="success">All 500 rows were imported.</Banner>
        <Banner
          tone="warning"
          title="Six rows were skipped"
          action={
            <Button size="small" variant="secondary">
              See why
            </Button>
          }
        >
          They have no text.
        </Banner>
        <Banner tone="danger">Couldn't read the file.</Banner>
        <Banner tone="private" title="Internal Use Only">
          Only you can see this feedback.
        </Banner>
        <LoadFailure
          title="Couldn't load the list"
          failure={undefined}
          onRetry={() => toast({ title: 'Trying again' })}
        />
        <div className="flex flex-col justify-center gap-4 px-1">
          <ProgressBar label="Importing" value={62} />
          <ProgressBar label="Starting" />
          <span className="text-faint">
            <Spinner />
          </span>
        </div>
      </div>
      <ToastSamples />
    </GallerySample>
  )
}

function ToastSamples() {
  return (
    <div className="mt-5 flex flex-wrap gap-3">
      <Button variant="secondary" onClick={() => toast({ title: 'Copied to clipboard' })}>
        Toast
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast({
            title: 'Status Updated',
            description: 'Testimonial status has been updated successfully.',
          })
        }
      >
        Toast with description
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast({
            title: 'Testimonial Deleted',
            action: { label: 'Undo', onAct: () => toast({ title: 'It is back' }) },
          })
        }
      >
        Toast with undo
      </Button>
      <Button
        variant="secondary"
        onClick={() =>
          toast({
            title: 'Error',
            description: 'Failed to update testimonial status.',
            variant: 'destructive',
          })
        }
      >
        Destructive toast
      </Button>
    </div>
  )
}

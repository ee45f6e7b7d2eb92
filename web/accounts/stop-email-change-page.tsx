import { useSearch } from 'wouter'
import { useTitle } from '../lib/use-title.ts'
import { LinkPage } from './link-page.tsx'
import { useStopEmailChange } from './proof-queries.ts'

/** Where the link in the email to the old address leads. */
export function StopEmailChangePage() {
  useTitle('Stop the email change')
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const { data, error, isPending, mutate } = useStopEmailChange()
  return (
    <LinkPage
      title="Stop the email change"
      description="Your account keeps its current email, and every device is signed out."
      action={{
        label: 'Stop this change',
        pendingLabel: 'Stopping...',
        run: () => mutate(token),
        isPending,
        error,
      }}
      failure="Couldn't stop the change. Please try again."
      done={
        data && {
          title: 'Change stopped',
          says: `${data.message} Someone may know your password, so choose a new one.`,
          href: '/forgot-password',
          label: 'Reset your password',
        }
      }
    />
  )
}

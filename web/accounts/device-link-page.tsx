import { useSearch } from 'wouter'
import { LinkPage } from './link-page.tsx'
import { useOpenDeviceLink } from './password/password-queries.ts'

/** Where the link leads that whoever was locked out gets by email. */
export function DeviceLinkPage() {
  const token = new URLSearchParams(useSearch()).get('token') ?? ''
  const { data, error, isPending, mutate } = useOpenDeviceLink()
  return (
    <LinkPage
      title="Sign in on this device"
      description="Wrong passwords tried elsewhere won't lock you out here. You still need your password."
      action={{
        label: 'Use this device',
        pendingLabel: 'Opening...',
        run: () => mutate({ token }),
        isPending,
        error,
      }}
      failure="Couldn't open the link. Please try again."
      done={
        data && { title: 'This device is ready', says: data.message, href: '/login', label: 'Go to sign in' }
      }
    />
  )
}

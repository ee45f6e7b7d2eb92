import { useInstance } from '../lib/use-instance.ts'
import { Button } from '../ui/button.tsx'
import { copyLink } from '../ui/copy-link.ts'
import { showRefusal } from '../ui/show-refusal.ts'
import { toast } from '../ui/toast.ts'
import { useInvitationLink, useResend } from './queries.ts'

interface Invited {
  readonly id: string
  readonly email: string
  readonly isExpired: boolean
}

/** The way of a link to the person: by email, or copied where the server sends none. */
export function LinkButtons({ id, email, isExpired }: Invited) {
  const { isMailConfigured } = useInstance()
  if (isMailConfigured) return <ResendButton id={id} email={email} />
  return isExpired ? <RenewButton id={id} email={email} /> : <CopyButton id={id} email={email} />
}

function ResendButton({ id, email }: Pick<Invited, 'id' | 'email'>) {
  const resend = useResend()
  const send = () =>
    resend.mutate(id, {
      onSuccess: () =>
        toast({ title: 'Invitation sent', description: `A new link is on its way to ${email}.` }),
      onError: showRefusal("Couldn't send the invitation"),
    })
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={`Resend invitation to ${email}`}
      isPending={resend.isPending}
      onClick={send}
    >
      Resend
    </Button>
  )
}

function RenewButton({ id, email }: Pick<Invited, 'id' | 'email'>) {
  const resend = useResend()
  const renew = () =>
    resend.mutate(id, {
      onSuccess: ({ url }) => {
        if (url !== undefined) void copyLink(url)
      },
      onError: showRefusal("Couldn't make a new link"),
    })
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={`Copy new link for ${email}`}
      isPending={resend.isPending}
      onClick={renew}
    >
      Copy new link
    </Button>
  )
}

function CopyButton({ id, email }: Pick<Invited, 'id' | 'email'>) {
  const link = useInvitationLink()
  const copy = () =>
    link.mutate(id, {
      onSuccess: ({ url }) => void copyLink(url),
      onError: showRefusal("Couldn't copy the link"),
    })
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={`Copy link for ${email}`}
      isPending={link.isPending}
      onClick={copy}
    >
      Copy link
    </Button>
  )
}

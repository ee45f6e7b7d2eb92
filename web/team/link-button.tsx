import { useInstance } from '../lib/call/use-instance.ts'
import { Button } from '../ui/button/button.tsx'
import { copyLink } from './copy-link.ts'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { useInvitationLink, useResend } from './queries.ts'

interface Invited {
  readonly id: string
  readonly email: string
  readonly isExpired: boolean
}

/** The way of an invitation's link to the person: by email, or copied where the server sends none. */
export function InvitationLinkButton({ id, email, isExpired }: Invited) {
  const { isMailConfigured } = useInstance()
  const resend = useResend()
  const link = useInvitationLink()
  const send = () =>
    resend.mutate(id, {
      onSuccess: () =>
        toast({ title: 'Invitation sent', description: `A new link is on its way to ${email}.` }),
      onError: showRefusal("Couldn't send the invitation"),
    })
  const copying = {
    onSuccess: ({ url }: { url?: string | undefined }) => {
      if (url !== undefined) void copyLink(url)
    },
    onError: showRefusal("Couldn't copy the link"),
  }
  const { says, object, act } = isMailConfigured
    ? { says: 'Resend', object: `invitation to ${email}`, act: send }
    : isExpired
      ? { says: 'Copy new link', object: `for ${email}`, act: () => resend.mutate(id, copying) }
      : { says: 'Copy link', object: `for ${email}`, act: () => link.mutate(id, copying) }
  return (
    <Button
      size="small"
      variant="secondary"
      aria-label={`${says} ${object}`}
      isPending={resend.isPending || link.isPending}
      onClick={act}
    >
      {says}
    </Button>
  )
}

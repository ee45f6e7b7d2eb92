import type { User } from '#contract/accounts/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { userQuery } from '../../accounts/queries.ts'
import { CopyButton } from '../../ui/button/copy-button.tsx'
import { toast } from '../../ui/message/toast.ts'

/** The next step where nobody has written yet. Without a business there is no form. */
export function CopyFormLink() {
  const { data: user } = useQuery(userQuery)
  const link = formLinkOf(user)
  if (!link) return null
  return (
    <CopyButton
      text={link}
      label="Copy form link"
      variant="primary"
      onRefused={() => toast({ title: 'Your form link', description: link })}
    />
  )
}

function formLinkOf(user: User | null | undefined): string | undefined {
  return user?.formId ? `${window.location.origin}/testimonial-form/${user.formId}` : undefined
}

import type { ReactNode } from 'react'
import { Banner } from '../ui/message/banner.tsx'
import { Button } from '../ui/button/button.tsx'
import { FailureBanner } from '../ui/message/failure-banner.tsx'
import { LinkButton } from '../ui/button/link-button.tsx'
import { AccountLayout } from './account-layout.tsx'

interface LinkPageProps {
  title: string
  description: string
  /** What the button does, which nothing else on the page does. */
  action: { label: string; pendingLabel: string; run: () => void; isPending: boolean; error: Error | null }
  failure: string
  /** What is shown once it is done, and where to go then. */
  done: { title: string; says: ReactNode; href: string; label: string } | undefined
}

/** Where a link in an email leads that does something when a person asks for it. */
export function LinkPage({ title, description, action, failure, done }: LinkPageProps) {
  return (
    <AccountLayout title={title} description={description}>
      <div className="flex flex-col gap-5">
        {done ? (
          <>
            <Banner tone="success" title={done.title} isAlert>
              {done.says}
            </Banner>
            <LinkButton href={done.href} size="large">
              {done.label}
            </LinkButton>
          </>
        ) : (
          <>
            <FailureBanner failure={action.error} otherwise={failure} />
            <Button
              size="large"
              isPending={action.isPending}
              pendingLabel={action.pendingLabel}
              onClick={action.run}
            >
              {action.label}
            </Button>
          </>
        )}
      </div>
    </AccountLayout>
  )
}

import type { EmailDelivery } from '#contract/emails/emails.ts'
import { useQuery } from '@tanstack/react-query'
import { userQuery } from '../accounts/queries.ts'
import { heldCopy, outageCopy } from '../lib/copy/email-trouble.ts'
import { Restricted } from '../ui/form/restricted.tsx'
import { Badge } from '../ui/text/badge.tsx'
import { Banner } from '../ui/message/banner.tsx'
import { Button } from '../ui/button/button.tsx'
import { Fact } from '../ui/layout/fact.tsx'
import { keptInOutbox } from '../lib/kept-in-outbox.ts'
import { OutboxLink } from '../ui/message/outbox-link.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { SubjectCard } from '../ui/layout/subject-card.tsx'
import { TextLink } from '../ui/text/text-link.tsx'
import { useResumeRequests } from './queries.ts'

/** What sends, what waits, and what keeps it from leaving. */
export function DeliveryCard({ delivery }: { delivery: EmailDelivery }) {
  const { outageSince, held, isMailConfigured, waiting, unknown, failed } = delivery
  return (
    <SubjectCard title="Delivery" badge={<DeliveryBadge delivery={delivery} />}>
      <div className="flex flex-col gap-4">
        {outageSince !== null && (
          <Banner tone="warning" title={outageCopy(outageSince).title}>
            {outageCopy(outageSince).text}
          </Banner>
        )}
        {held && <Held held={held} />}
        <dl className="grid gap-x-8 gap-y-3 text-base sm:grid-cols-[2fr_1fr_1fr]">
          <Fact term="Sent through">
            {isMailConfigured ? (
              'This server’s mail server'
            ) : (
              <>
                No mail server. {keptInOutbox} <OutboxLink />
              </>
            )}
          </Fact>
          <Fact term="Waiting to be sent">{emailsCopy(waiting)}</Fact>
          <Fact term="Uncertain or failed">{emailsCopy(unknown + failed)}</Fact>
        </dl>
      </div>
    </SubjectCard>
  )
}

function DeliveryBadge({ delivery: { outageSince, held, isMailConfigured } }: { delivery: EmailDelivery }) {
  if (!isMailConfigured) return <Badge>Outbox</Badge>
  if (outageSince !== null) return <Badge tone="warning">Waiting</Badge>
  if (held) return <Badge tone="warning">Requests on hold</Badge>
  return <Badge tone="success">Working</Badge>
}

const advice = {
  bounces: 'Fix or delete those customers first. Other emails still go out.',
  complaints: 'Check who you ask and what you write first. Other emails still go out.',
}

function Held({ held }: { held: NonNullable<EmailDelivery['held']> }) {
  const { data: user } = useQuery(userQuery)
  const resume = useResumeRequests()
  const run = () =>
    resume.mutate(undefined, {
      onError: showRefusal("Couldn't resume requests"),
    })
  const { title, text } = heldCopy(held)
  return (
    <Banner
      tone="warning"
      title={title}
      action={
        user?.isWorkspaceOwner && (
          <Restricted isQuiet>
            <Button size="small" isPending={resume.isPending} pendingLabel="Resuming..." onClick={run}>
              Resume
            </Button>
          </Restricted>
        )
      }
    >
      {text} {advice[held.for]} <TextLink href="/settings/email?tab=do-not-ask">See who is affected</TextLink>
      . {user && !user.isWorkspaceOwner && 'Only an owner can resume them.'}
    </Banner>
  )
}

function emailsCopy(count: number): string {
  if (count === 0) return 'None'
  return count === 1 ? '1 email' : `${count.toLocaleString()} emails`
}

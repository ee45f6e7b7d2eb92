import type { EmailDelivery } from '#contract/emails/emails.ts'
import { Fact } from '../ui/layout/fact.tsx'
import { SubjectCard } from '../ui/layout/subject-card.tsx'
import { TextLink } from '../ui/text/text-link.tsx'

/** Whom customers see in their inbox. */
export function SenderCard({ sender: { name, address } }: { sender: EmailDelivery['sender'] }) {
  return (
    <SubjectCard title="Sender" description="Who your customers see in their inbox. Their replies go to you.">
      <dl className="grid gap-x-8 gap-y-3 text-base sm:grid-cols-2">
        <Fact term="Name">
          <span dir="auto">{name}</span>
          <span className="block text-sm text-faint">
            Your business name, from <TextLink href="/business-setup">Business Setup</TextLink>.
          </span>
        </Fact>
        <Fact term="Address">
          <span className="break-all">{address}</span>
        </Fact>
      </dl>
    </SubjectCard>
  )
}

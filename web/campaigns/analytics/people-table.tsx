import type { CampaignPerson } from '#contract/campaigns/campaign-people.ts'
import { Smartphone } from 'lucide-react'
import { useInstance } from '../../lib/call/use-instance.ts'
import { Badge } from '../../ui/text/badge.tsx'
import { Button } from '../../ui/button/button.tsx'
import { RelativeDate } from '../../ui/text/relative-date.tsx'
import { RowHead, Table } from '../../ui/layout/table.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { dayAhead, reasonCopy, stateCopy, requestName } from '../copy.ts'
import { durationOf } from './answer-times.tsx'
import { UnknownDecision } from './unknown-decision.tsx'

interface PeopleTableProps {
  campaignId: string
  rows: readonly CampaignPerson[]
  onHandSend: (person: CampaignPerson) => void
}

const columns = [
  'Customer',
  'State',
  { title: 'Last request', isWide: true },
  { title: 'What you can do', isSilent: true },
]

/** On a phone, what has no column of its own stands below the name. */
export function PeopleTable({ campaignId, rows, onHandSend }: PeopleTableProps) {
  return (
    <Table label="People of this campaign" columns={columns}>
      <tbody>
        {rows.map((person) => (
          <tr key={person.id}>
            <Who person={person} />
            <td>
              <PersonState person={person} />
            </td>
            <td className="text-soft max-md:hidden">
              <LastSent person={person} />
            </td>
            <td className="text-right">
              <UnknownDecision campaignId={campaignId} person={person} />
              {canBeAsked(person) && (
                <Button
                  size="small"
                  variant="ghost"
                  aria-label={`Send to ${person.name} from your phone`}
                  onClick={() => onHandSend(person)}
                >
                  <Smartphone aria-hidden="true" />
                  <span className="max-sm:sr-only">From your phone</span>
                </Button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

/** Somebody for whom an email is still to come, which a message of the owner's can take the place of. */
function canBeAsked({ customerId, state, reason, nextStep }: CampaignPerson): boolean {
  return customerId !== null && nextStep !== null && reason === null && state !== 'answered'
}

function Who({ person: { name, email, customerId } }: { person: CampaignPerson }) {
  return (
    <RowHead
      name={
        customerId === null ? (
          <span className="text-faint">Deleted customer</span>
        ) : (
          <TextLink href={`/customers?customer=${customerId}`}>{name}</TextLink>
        )
      }
    >
      <span className="block break-all text-faint">{email}</span>
    </RowHead>
  )
}

function PersonState({ person }: { person: CampaignPerson }) {
  const { state, reason, answeredAt, hoursToAnswer, testimonialId, nextStep, nextSendAt } = person
  const { isMailConfigured } = useInstance()
  const { label, tone } = state === 'asked' && !isMailConfigured ? outboxWord : stateCopy[state]
  return (
    <>
      <Badge tone={tone}>{label}</Badge>
      <span className="mt-0.5 block text-faint">
        {reason !== null && state !== 'answered' && reasonCopy[reason]}
        {answeredAt !== null &&
          (testimonialId ? (
            <TextLink href={`/testimonials?view=${testimonialId}`}>{answerCopy(hoursToAnswer)}</TextLink>
          ) : (
            answerCopy(hoursToAnswer)
          ))}
        {nextStep !== null && nextSendAt !== null && (
          <>
            {requestName(nextStep)}: <time dateTime={nextSendAt}>{dayAhead(nextSendAt)}</time>
          </>
        )}
      </span>
    </>
  )
}

/** In place of `asked` while no mail server is set up. */
const outboxWord = { label: 'In outbox', tone: 'neutral' } as const

const answerCopy = (hours: number | null) => (hours === null ? 'View' : `After ${durationOf(hours)}`)

const channelCopy = {
  email: '',
  text: ' by text message',
  sms: ' by text message',
  whatsapp: ' by WhatsApp',
  'mail-app': ' from your email app',
  link: ' by link',
}

function LastSent({ person: { sent } }: { person: CampaignPerson }) {
  const last = sent.at(-1)
  if (!last) return '–'
  return (
    <>
      <RelativeDate date={last.at} />
      <span className="block text-faint">
        {requestName(last.step)}
        {channelCopy[last.channel]}
        {last.state === 'bounced' && ', not delivered'}
      </span>
    </>
  )
}

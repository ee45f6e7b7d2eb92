import type { Reward } from '#contract/rewards/rewards.ts'
import { rewardTypeCopy } from '../lib/copy/reward-copy.ts'
import { useInstance } from '../lib/call/use-instance.ts'
import { Badge } from '../ui/text/badge.tsx'
import { RelativeDate } from '../ui/text/relative-date.tsx'
import { RowHead, Table } from '../ui/layout/table.tsx'
import { TextLink } from '../ui/text/text-link.tsx'

const how = { qr_code: 'Reward page', email_campaign: 'Email', both: 'Reward page, email' }
const emailCopy = {
  'on-its-way': 'email sending',
  sent: 'email sent',
  failed: 'email not sent',
  unknown: 'email may not have arrived',
  suppressed: 'email stopped',
  bounced: 'email bounced',
}

const columns = [
  'Customer',
  { title: 'When', isWide: true },
  'Reward',
  { title: 'Delivery', isWide: true },
  { title: 'Status', isWide: true },
]

/** On a phone, what has no column of its own stands below the name. */
export function LedgerTable({ rows }: { rows: readonly Reward[] }) {
  const { isMailConfigured } = useInstance()
  const words = isMailConfigured ? emailCopy : { ...emailCopy, sent: 'email in the outbox' }
  return (
    <Table label="Rewards ledger" columns={columns}>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <RowHead
              name={
                row.customerName ? (
                  <TextLink href={`/testimonials?view=${row.testimonialId}`}>{row.customerName}</TextLink>
                ) : (
                  <span className="text-faint">Erased</span>
                )
              }
            >
              {row.customerEmail && <span className="block break-all text-faint">{row.customerEmail}</span>}
              <span className="block text-faint md:hidden">
                <RelativeDate date={row.createdAt} />
              </span>
            </RowHead>
            <td className="whitespace-nowrap text-soft max-md:hidden">
              <RelativeDate date={row.createdAt} />
            </td>
            <td>
              <span className="block font-mono font-semibold break-all text-ink">{row.code ?? '—'}</span>
              <span className="block text-faint">{rewardTypeCopy[row.rewardType]}</span>
              <span className="mt-1 block md:hidden">
                <RewardStateBadge row={row} />
              </span>
            </td>
            <td className="text-soft max-md:hidden">
              {how[row.distributionMethod]}
              {row.email && <span className="block text-faint">{words[row.email]}</span>}
            </td>
            <td className="max-md:hidden">
              <RewardStateBadge row={row} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function RewardStateBadge({ row: { state } }: { row: Reward }) {
  return state === 'given' ? (
    <Badge tone="success">Handed out</Badge>
  ) : (
    <Badge tone="warning">Waiting for a code</Badge>
  )
}

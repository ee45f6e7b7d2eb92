import { type AdminAccount, listAccounts } from '#contract/administration/accounts.ts'
import { subscriptionStatuses } from '#contract/billing/subscription.ts'
import { Building2 } from 'lucide-react'
import { RowHead, Table } from '../../ui/layout/table.tsx'
import { EmptyState } from '../../ui/message/empty-state.tsx'
import { Badge } from '../../ui/text/badge.tsx'
import { RelativeDate } from '../../ui/text/relative-date.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { DeleteAccount } from '../removal/delete-account-dialog.tsx'
import { LoginAsUser } from '../support/login-as-user.tsx'
import { ListFilters } from '../lists/list-filters.tsx'
import { NumberedList } from '../lists/numbered-list.tsx'
import { useNumberedList } from '../lists/use-numbered-list.ts'
import { statusName, statusTone, tierName } from '../workspaces/subscription-copy.ts'

const choices = [
  { name: 'status', label: 'Status', all: 'All statuses', values: subscriptionStatuses, nameOf: statusName },
]

/** Every business with its first owner. */
export function AccountsTab() {
  const numbered = useNumberedList(listAccounts, ['search', 'status'])
  const { filters, filter } = numbered
  return (
    <>
      <ListFilters
        what="accounts"
        placeholder="Search name, website or industry"
        choices={choices}
        filters={filters}
        onChange={filter}
      />
      <NumberedList
        {...numbered}
        noun="account"
        empty={
          <EmptyState icon={<Building2 aria-hidden="true" />} title="No business accounts yet">
            An account appears here when someone signs up.
          </EmptyState>
        }
      >
        {(accounts) => (
          <Table
            label="Accounts"
            columns={[
              'Business',
              'Owner',
              'Tier',
              'Status',
              'Testimonials',
              'Customers',
              'Created',
              { title: 'Actions', isSilent: true },
            ]}
          >
            <tbody>
              {accounts.map((account) => (
                <AccountRow key={account.workspaceId} account={account} />
              ))}
            </tbody>
          </Table>
        )}
      </NumberedList>
    </>
  )
}

function AccountRow({ account: { user, businessProfile, stats, workspaceId } }: { account: AdminAccount }) {
  return (
    <tr>
      <RowHead
        name={
          <TextLink href={`/admin/workspaces?workspace=${workspaceId}`}>
            {businessProfile?.businessName ?? 'No business profile'}
          </TextLink>
        }
      >
        <span className="block wrap-anywhere text-soft">{businessProfile?.industry}</span>
      </RowHead>
      <td className="max-w-32 truncate" title={user.email}>
        {user.email}
      </td>
      <td>{tierName(user.subscriptionTier)}</td>
      <td>
        <Badge tone={statusTone(user.subscriptionStatus)}>{statusName(user.subscriptionStatus)}</Badge>
      </td>
      <td className="tabular-nums">{stats.testimonials.toLocaleString()}</td>
      <td className="tabular-nums">{stats.customers.toLocaleString()}</td>
      <td className="whitespace-nowrap">
        <RelativeDate date={user.createdAt} />
      </td>
      <td>
        <div className="flex items-center gap-1 whitespace-nowrap">
          <LoginAsUser person={{ id: user.id, name: nameOf(user) || user.email }} />
          <DeleteAccount person={{ id: user.id, name: nameOf(user) }} />
        </div>
      </td>
    </tr>
  )
}

const nameOf = ({ firstName, lastName }: AdminAccount['user']) => `${firstName} ${lastName}`.trim()

import { type Role, roles } from '#contract/accounts/accounts.ts'
import { listUsers } from '#contract/administration/users.ts'
import { UsersRound } from 'lucide-react'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { EmptyState } from '../../ui/message/empty-state.tsx'
import { AdministratorsCard } from '../administrators/administrators-card.tsx'
import { ListFilters } from '../lists/list-filters.tsx'
import { NumberedList } from '../lists/numbered-list.tsx'
import { useNumberedList } from '../lists/use-numbered-list.ts'
import { roleNames } from '../administrators/role-names.ts'
import { UserTable } from './user-table.tsx'

const nameOf = (role: string) => roleNames[role as Role]
const choices = [{ name: 'role', label: 'Role', all: 'All roles', values: roles, nameOf }]

/** Everybody with an account on the instance. */
export function UsersPage() {
  const numbered = useNumberedList(listUsers, ['search', 'role'])
  const { filters, filter } = numbered
  return (
    <>
      <PageHeader title="Users" description="Everyone with an account on this instance." />
      <ListFilters
        what="users"
        placeholder="Search name, email or business"
        choices={choices}
        filters={filters}
        onChange={filter}
      />
      <NumberedList
        {...numbered}
        noun="user"
        empty={
          <EmptyState icon={<UsersRound aria-hidden="true" />} title="No users yet">
            A user appears here when someone signs up.
          </EmptyState>
        }
      >
        {(users) => <UserTable users={users} />}
      </NumberedList>
      <div className="mt-10 max-w-3xl">
        <AdministratorsCard />
      </div>
    </>
  )
}

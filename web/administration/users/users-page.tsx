import { roles } from '#contract/accounts/accounts.ts'
import { listUsers } from '#contract/administration/users.ts'
import { UsersRound } from 'lucide-react'
import { FilterSelect } from '../../ui/form/filter-select.tsx'
import { PageHeader } from '../../ui/layout/page-header.tsx'
import { EmptyState } from '../../ui/message/empty-state.tsx'
import { AdministratorsCard } from '../administrators/administrators-card.tsx'
import { ListFilters } from '../lists/list-filters.tsx'
import { NumberedList } from '../lists/numbered-list.tsx'
import { useNumberedList } from '../lists/use-numbered-list.ts'
import { UserTable } from './user-table.tsx'

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
        search={filters['search']}
        onSearch={(search) => filter({ search })}
      >
        <FilterSelect
          label="Role"
          all="All roles"
          values={roles}
          nameOf={(role) => role}
          chosen={filters['role']}
          onChoose={(role) => filter({ role })}
        />
      </ListFilters>
      <NumberedList
        {...numbered}
        noun="user"
        empty={<EmptyState icon={<UsersRound aria-hidden="true" />} title="No users yet" />}
      >
        {(users) => <UserTable users={users} />}
      </NumberedList>
      <div className="mt-10 max-w-3xl">
        <AdministratorsCard />
      </div>
    </>
  )
}

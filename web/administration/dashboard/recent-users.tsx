import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { LoadedLines } from '../../ui/loading/loaded-lines.tsx'
import { recentUsersQuery } from '../queries.ts'
import { UserTable } from '../users/user-table.tsx'

/** Who signed up last, and the way to all of them. */
export function RecentUsers() {
  const query = useQuery(recentUsersQuery)
  return (
    <LoadedLines query={query} what="users" lines={['h-12', 'h-12', 'h-12']}>
      {(users) => (
        <div className="flex flex-col items-start gap-4">
          <div className="w-full">
            {users.length === 0 ? (
              <p className="text-base text-soft">No users yet.</p>
            ) : (
              <UserTable users={users} />
            )}
          </div>
          <LinkButton variant="secondary" href="/admin/users">
            See all users
          </LinkButton>
        </div>
      )}
    </LoadedLines>
  )
}

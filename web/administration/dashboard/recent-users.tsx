import { useQuery } from '@tanstack/react-query'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { Loaded } from '../../ui/loading/loaded.tsx'
import { LoadingLines } from '../../ui/loading/loading-lines.tsx'
import { recentUsersQuery } from '../queries.ts'
import { UserTable } from '../users/user-table.tsx'

/** Who signed up last, and the way to all of them. */
export function RecentUsers() {
  const query = useQuery(recentUsersQuery)
  return (
    <Loaded
      query={query}
      loading={<LoadingLines label="Loading users" lines={['h-12', 'h-12', 'h-12']} />}
      failure="Couldn't load the users."
    >
      {(users) => (
        <div className="flex flex-col items-start gap-4">
          <div className="w-full">
            <UserTable users={users} />
          </div>
          <LinkButton variant="secondary" href="/admin/users">
            See all users
          </LinkButton>
        </div>
      )}
    </Loaded>
  )
}

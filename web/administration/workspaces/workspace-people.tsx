import type { AdminWorkspace, WorkspaceUser } from '#contract/administration/workspaces.ts'
import { Badge } from '../../ui/text/badge.tsx'

/** Who is in a workspace. */
export function WorkspacePeople({ workspace: { users, stats } }: { workspace: AdminWorkspace }) {
  const more = stats.totalUsers - users.length
  return (
    <section>
      <h3 className="mb-1 text-base font-semibold">Users</h3>
      <ul className="divide-y divide-line">
        {users.map((user) => (
          <li key={user.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2.5">
            <Person user={user} />
            <Badge>{user.role}</Badge>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-sm text-soft">And {more.toLocaleString()} more.</p>}
    </section>
  )
}

function Person({ user: { firstName, lastName, email } }: { user: WorkspaceUser }) {
  return (
    <div className="min-w-0">
      <p dir="auto" className="text-base font-medium wrap-anywhere">
        {firstName} {lastName}
      </p>
      <p className="text-sm wrap-anywhere text-soft">{email}</p>
    </div>
  )
}

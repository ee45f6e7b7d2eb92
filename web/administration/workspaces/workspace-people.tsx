import type { AdminWorkspace, WorkspaceUser } from '#contract/administration/workspaces.ts'
import { isAdministrator } from '#contract/accounts/administrators.ts'
import { LoginAsUser } from '../support/login-as-user.tsx'
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
            <span className="flex items-center gap-3">
              <Badge>{user.role}</Badge>
              {!isAdministrator(user) && <LoginAsUser person={{ id: user.id, name: nameOf(user) }} />}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && <p className="mt-2 text-sm text-soft">And {more.toLocaleString()} more.</p>}
    </section>
  )
}

const nameOf = ({ firstName, lastName, email }: WorkspaceUser) => `${firstName} ${lastName}`.trim() || email

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

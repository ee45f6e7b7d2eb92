import type { AdminUser } from '#contract/administration/users.ts'
import { isAdministrator } from '#contract/accounts/administrators.ts'
import { DeleteAccount } from '../removal/delete-account-dialog.tsx'
import { KeepAccount } from '../removal/keep-account.tsx'
import { LoginAsUser } from '../support/login-as-user.tsx'
import { RowHead, Table } from '../../ui/layout/table.tsx'
import { Badge } from '../../ui/text/badge.tsx'
import { RelativeDate } from '../../ui/text/relative-date.tsx'
import { roleNames } from '../administrators/role-names.ts'
import { TextLink } from '../../ui/text/text-link.tsx'

/** People with their business, role and visits. */
export function UserTable({ users }: { users: readonly AdminUser[] }) {
  return (
    <Table
      label="Users"
      columns={['Name', 'Workspace', 'Role', 'Last active', 'Created', { title: 'Actions', isSilent: true }]}
    >
      <tbody>
        {users.map((user) => (
          <UserRow key={user.id} user={user} />
        ))}
      </tbody>
    </Table>
  )
}

function UserRow({ user }: { user: AdminUser }) {
  const { firstName, lastName, email, workspaceId, businessName } = user
  return (
    <tr>
      <RowHead name={`${firstName} ${lastName}`.trim() || email}>
        <span className="block wrap-anywhere text-soft">{email}</span>
        {!user.isEmailProven && <span className="block text-faint">Email not verified</span>}
        {user.deletesAt && (
          <span className="block">
            <Badge tone="danger">Being deleted</Badge>
          </span>
        )}
      </RowHead>
      <td dir="auto" className="wrap-anywhere">
        {workspaceId ? (
          <TextLink href={`/admin/workspaces?workspace=${workspaceId}`}>{businessName}</TextLink>
        ) : (
          <span className="text-faint">None</span>
        )}
      </td>
      <td>
        <Badge tone={user.workspaceId ? 'neutral' : 'accent'}>{roleNames[user.role]}</Badge>
      </td>
      <td className="whitespace-nowrap">
        {user.lastActiveAt ? <RelativeDate date={user.lastActiveAt} /> : <span aria-hidden="true">–</span>}
      </td>
      <td className="whitespace-nowrap">
        <RelativeDate date={user.createdAt} />
      </td>
      <td>{workspaceId && !isAdministrator(user) && <Powers user={user} />}</td>
    </tr>
  )
}

function Powers({ user: { id, firstName, lastName, email, deletesAt } }: { user: AdminUser }) {
  const name = `${firstName} ${lastName}`.trim()
  return (
    <div className="flex items-center gap-1 whitespace-nowrap">
      <LoginAsUser person={{ id, name: name || email }} />
      {deletesAt ? <KeepAccount person={{ id, name }} /> : <DeleteAccount person={{ id, name }} />}
    </div>
  )
}

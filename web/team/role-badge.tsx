import { Badge } from '../ui/text/badge.tsx'

const names: Readonly<Record<string, string>> = { owner: 'Owner', member: 'Member' }

/** A role in words; one that we have no word for is shown as it is. */
export function RoleBadge({
  role,
  isWorkspaceOwner = role === 'owner',
}: {
  role: string
  isWorkspaceOwner?: boolean
}) {
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={role === 'owner' ? 'accent' : 'neutral'}>{names[role] ?? role}</Badge>
      {isWorkspaceOwner && role !== 'owner' && <Badge tone="accent">Owner</Badge>}
    </span>
  )
}

import type { AuditEntry } from '#contract/administration/audit.ts'
import { RowHead, Table } from '../../ui/layout/table.tsx'
import { TextLink } from '../../ui/text/text-link.tsx'
import { actNames } from './act-names.ts'

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'medium' })

/** Entries with who, what, about whom, and why. */
export function AuditTable({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Table label="Audit log" columns={['Act', 'By', 'Workspace', 'Person', 'Reason', 'Time']}>
      <tbody>
        {entries.map((entry) => (
          <EntryRow key={entry.seq} entry={entry} />
        ))}
      </tbody>
    </Table>
  )
}

function EntryRow({
  entry: { at, act, by, workspace, person, reason, call, details },
}: {
  entry: AuditEntry
}) {
  return (
    <tr>
      <RowHead name={actNames[act]}>
        {call && <span className="block min-w-40 font-mono text-xs wrap-anywhere text-soft">{call}</span>}
        {details && <span className="block wrap-anywhere text-soft">{details}</span>}
      </RowHead>
      <td className="min-w-40 wrap-anywhere">{by}</td>
      <td dir="auto" className="wrap-anywhere">
        {workspace?.id ? (
          <TextLink href={`/admin/workspaces?workspace=${workspace.id}`}>{workspace.name}</TextLink>
        ) : (
          workspace && 'Deleted'
        )}
      </td>
      <td className="wrap-anywhere">{person && (person.name ?? 'Deleted')}</td>
      <td dir="auto" className="max-w-[32ch] wrap-anywhere">
        {reason}
      </td>
      <td className="whitespace-nowrap">
        <time dateTime={at}>{moment.format(new Date(at))}</time>
      </td>
    </tr>
  )
}

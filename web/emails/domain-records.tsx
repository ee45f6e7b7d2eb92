import type { DomainRecord } from '#contract/emails/sending-domain.ts'
import type { ReactNode } from 'react'
import { Badge } from '../ui/text/badge.tsx'
import { CopyButton } from '../ui/button/copy-button.tsx'
import { recordCopy, recordStanding } from './copy.ts'

/** What to enter where the domain is managed, and what the name servers say. */
export function DomainRecords({ records }: { records: readonly DomainRecord[] }) {
  return (
    <ul className="flex flex-col gap-3">
      {records.map((record) => (
        <RecordRow key={record.kind} record={record} />
      ))}
    </ul>
  )
}

function RecordRow({ record }: { record: DomainRecord }) {
  const { kind, type, name, value, isRequired } = record
  const { title, text } = recordCopy[kind]
  const { label, tone } = recordStanding(record)
  return (
    <li aria-label={title} className="rounded-lg border border-line bg-sunken p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-base font-semibold">{title}</h3>
        <Badge tone={tone}>{label}</Badge>
        <span className="text-sm text-faint">{isRequired ? 'Required' : 'Recommended'}</span>
      </div>
      <p className="mt-0.5 text-sm text-soft">{text}</p>
      <dl className="mt-3 flex flex-col gap-2 text-sm">
        <RecordPart term="Type" value={type} />
        <RecordPart term="Name" value={name} copyLabel="Copy name" />
        <RecordPart term="Value" value={value} copyLabel="Copy value" />
      </dl>
      <Finding record={record} />
    </li>
  )
}

function RecordPart({ term, value, copyLabel }: { term: string; value: string; copyLabel?: string }) {
  return (
    <div className="grid grid-cols-[3.5rem_minmax(0,1fr)] items-start gap-x-2 gap-y-1 sm:grid-cols-[3.5rem_minmax(0,1fr)_auto]">
      <dt className="py-1 text-faint">{term}</dt>
      <dd className="min-w-0 py-1 font-mono break-all">{value}</dd>
      {copyLabel && (
        <dd className="max-sm:col-start-2">
          <CopyButton text={value} label={copyLabel} size="small" />
        </dd>
      )}
    </div>
  )
}

/** What is there instead. */
function Finding({ record: { kind, state, found } }: { record: DomainRecord }) {
  if (state === 'unreachable') {
    return <RecordNote>Your domain’s name servers didn’t answer. Try again in a few minutes.</RecordNote>
  }
  if (state !== 'wrong') return null
  if (kind === 'spf' && found.length > 1) {
    return (
      <>
        <RecordNote>
          Your domain has {found.length} SPF records, and mailboxes accept only one. Merge them:
        </RecordNote>
        <Found found={found} />
      </>
    )
  }
  return (
    <>
      <RecordNote>Your domain says something else. Replace this with the value above:</RecordNote>
      <Found found={found} />
    </>
  )
}

function RecordNote({ children }: { children: ReactNode }) {
  return <p className="mt-3 text-sm text-soft">{children}</p>
}

function Found({ found }: { found: readonly string[] }) {
  return (
    <ul className="mt-1 flex flex-col gap-1">
      {found.map((text) => (
        <li key={text} className="font-mono text-sm break-all text-warning-text">
          {text}
        </li>
      ))}
    </ul>
  )
}

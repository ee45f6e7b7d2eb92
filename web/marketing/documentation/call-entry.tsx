import { ChevronRight } from 'lucide-react'
import {
  type Credential,
  type DocumentedCall,
  commonRefusals,
  credentialOf,
  curlOf,
  refusalsOf,
} from '#contract/documentation.ts'
import { keyRequestsPerHour, requestsPerMinute } from '#contract/limits.ts'
import { problemStatuses } from '#contract/problem.ts'
import { callId, spokenPath } from './addresses.ts'
import { FieldTable } from './field-table.tsx'
import { answerFields, readFields } from './fields.ts'
import { MethodBadge } from './method-badge.tsx'
import { CommandSample } from './sample.tsx'

const number = new Intl.NumberFormat('en')

/** One call, all of it made from its contract but the sentences. */
export function CallEntry({ call }: { call: DocumentedCall }) {
  const { params, query, body, response, status = 200, method, about } = call
  const answer = response === 'file' ? undefined : answerFields(response)
  const id = callId(call)
  return (
    <article aria-labelledby={id} className="border-t border-line pt-8">
      <h2 id={id} className="flex scroll-mt-24 flex-wrap items-center gap-x-3 gap-y-1.5">
        <MethodBadge method={method} />
        <span className="font-mono text-base font-semibold break-all text-ink">{spokenPath(call)}</span>
      </h2>
      <p className="mt-3 max-w-[42rem] text-base text-soft">
        <strong className="font-semibold text-ink">{about.title}.</strong> {about.says}
      </p>
      <p className="mt-2 text-sm text-faint">
        {callerOf(call)} · {limitOf(call)} · returns {status}
      </p>
      <CommandSample label={`Example: ${method} ${spokenPath(call)}`} text={curlOf(call, '__PUBLIC_URL__')} />
      {params && <FieldTable title="Path parameters" rows={readFields(params)} />}
      {query && <FieldTable title="Query parameters" rows={readFields(query)} />}
      {body && <FieldTable title="Body" rows={readFields(body)} />}
      {answer && <FoldedAnswer answer={answer} />}
      <Refusals call={call} />
    </article>
  )
}

const callers: Record<Credential, string> = {
  nothing: 'Public',
  key: 'Secret key or session',
  session: 'Owner session',
}

function callerOf(call: DocumentedCall): string {
  const caller = callers[credentialOf(call)]
  return call.acceptsKey ? `${caller} · scope ${call.acceptsKey}` : caller
}

function limitOf(call: DocumentedCall): string {
  const { rate } = call
  return credentialOf(call) === 'key' && rate !== 'upload'
    ? `${number.format(keyRequestsPerHour.free)} requests per hour, ${number.format(keyRequestsPerHour.paid)} on paid plans`
    : `${number.format(requestsPerMinute[rate])} requests per minute`
}

/** Folded: the answers of one feature are alike, and long. */
function FoldedAnswer({ answer: { isList, rows } }: { answer: ReturnType<typeof answerFields> }) {
  if (rows.length === 0) return null
  return (
    <details className="group mt-5">
      <summary className="inline-flex min-h-8 list-none items-center gap-1.5 rounded-sm text-sm font-semibold text-ink hover:text-accent-text pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          aria-hidden="true"
          className="size-4 text-faint transition-transform duration-150 group-open:rotate-90"
        />
        {isList ? 'Response, each item' : 'Response'}
        <span className="font-normal text-faint">
          {rows.length === 1 ? '1 field' : `${rows.length} fields`}
        </span>
      </summary>
      <FieldTable rows={rows} isAnswer />
    </details>
  )
}

function Refusals({ call }: { call: DocumentedCall }) {
  const own = refusalsOf(call).filter((code) => !commonRefusals.includes(code))
  if (own.length === 0) return null
  return (
    <p className="mt-5 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-soft">
      <span className="font-semibold text-ink">Errors</span>
      {own.map((code) => (
        <code key={code} className="rounded-[5px] bg-sunken px-1.5 py-px font-mono text-ink">
          {problemStatuses[code]} {code}
        </code>
      ))}
    </p>
  )
}

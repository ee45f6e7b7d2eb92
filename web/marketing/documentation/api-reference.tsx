import { allEndpoints } from '#contract/all-endpoints.ts'
import type { Endpoint } from '#contract/endpoint.ts'
import { keyRequestsPerHour } from '#contract/limits.ts'
import { problemStatuses } from '#contract/problem.ts'
import { commonRefusals, documentedGroups } from '#contract/reference.ts'
import type { ReactNode } from 'react'
import { spokenPath } from './addresses.ts'
import { CallEntry } from './call-entry.tsx'
import { Code } from './code.tsx'
import { MethodBadge } from './method-badge.tsx'
import { PartHead } from './part-head.tsx'

const number = new Intl.NumberFormat('en')
const documented = documentedGroups.flatMap(({ calls }) => calls.map(({ endpoint }) => endpoint))
const others = allEndpoints.filter((endpoint) => !documented.includes(endpoint))

/** Every call, read from the contract that the server itself is made of. */
export function ApiReference() {
  return (
    <div className="flex min-w-0 flex-col gap-14">
      <div>
        <Authorization />
        <Limits />
        <Errors />
      </div>
      {documentedGroups.map(({ id, title, says, calls }) => (
        <section key={id} aria-labelledby={id}>
          <PartHead id={id} title={title} />
          <p className="mt-3 max-w-[42rem] text-base text-soft">{says}</p>
          <div className="mt-8 flex flex-col gap-12">
            {calls.map((call) => (
              <CallEntry key={`${call.endpoint.method} ${call.endpoint.path}`} call={call} />
            ))}
          </div>
        </section>
      ))}
      <InternalCalls />
    </div>
  )
}

/** What holds for every call: a title and its paragraphs. */
function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <>
      <PartHead id={id} title={title} />
      <div className="mt-3 flex max-w-[42rem] flex-col gap-3 text-base text-soft">{children}</div>
    </>
  )
}

function Authorization() {
  return (
    <Part id="authorization" title="Authorization">
      <p>
        Keys are sent as a Bearer authorization: <Code>Authorization: Bearer sk_YOUR_SECRET_KEY</Code>. Never
        put a secret key in a URL or on a website. The publishable key, <Code>pk_...</Code>, is safe in both:
        it only opens what is public anyway.
      </p>
      <p>
        <strong className="font-semibold text-ink">401 Unauthorized</strong> means a wrong, expired or revoked
        key, or a missing <Code>Bearer</Code> prefix.
      </p>
    </Part>
  )
}

function Limits() {
  return (
    <Part id="limits" title="Limits">
      <p>
        With secret keys, you get {number.format(keyRequestsPerHour.free)} requests per hour on the free plan
        and during the trial, and {number.format(keyRequestsPerHour.paid)} on paid plans. All keys of a
        workspace share the limit. Responses report it in <Code>RateLimit-Limit</Code>,{' '}
        <Code>RateLimit-Remaining</Code> and <Code>RateLimit-Reset</Code>; once you reach it,{' '}
        <Code>Retry-After</Code> says how long to wait. Other calls are limited per minute and caller.
      </p>
    </Part>
  )
}

function Errors() {
  return (
    <Part id="refusals" title="Errors">
      <p>
        Every error is <Code>application/problem+json</Code>: a <Code>code</Code> for programs, a{' '}
        <Code>message</Code> for people, <Code>fields</Code> when specific fields are wrong, and a{' '}
        <Code>requestId</Code>. Any call can return{' '}
        {commonRefusals.map((code, index) => (
          <span key={code}>
            {index > 0 && (index === commonRefusals.length - 1 ? ' or ' : ', ')}
            <Code>
              {problemStatuses[code]} {code}
            </Code>
          </span>
        ))}
        .
      </p>
      <p>
        These POST calls accept an <Code>Idempotency-Key</Code>: submitting or creating a testimonial, sending
        a contact message, and in the app adding a customer, emailing a request, importing, creating a sharing
        link, inviting a teammate, adding reward codes and creating a secret key. A retry with the same key
        gets the first response again and changes nothing. For a secret key this works for 15 minutes. Your
        keys never meet another caller's; on a public form, each link and email address has its own.
      </p>
    </Part>
  )
}

function InternalCalls() {
  return (
    <section aria-labelledby="other-calls">
      <PartHead id="other-calls" title="Internal calls" />
      <p className="mt-3 max-w-[42rem] text-base text-soft">
        Used by our own pages. Some need a signed-in session, as marked, and any of them may change from one
        version to the next.
      </p>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {others.map((endpoint) => (
          <li
            key={`${endpoint.method} ${endpoint.path}`}
            className="flex flex-wrap items-center gap-x-3 gap-y-1 py-2"
          >
            <MethodBadge method={endpoint.method} />
            <code className="font-mono text-sm break-all text-ink">{spokenPath(endpoint)}</code>
            <span className="ml-auto text-sm text-faint">{callers[endpoint.access]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const callers: Record<Endpoint['access'], string> = {
  public: 'public',
  session: 'signed in',
  owner: 'owner',
  admin: 'admin',
}

import { keyScopes } from '#contract/key-scopes.ts'
import { keyRequestsPerHour } from '#contract/limits.ts'
import { problemCodes, problemStatuses, problemTitle } from '#contract/problem.ts'
import { commonRefusals } from '#contract/documentation.ts'
import type { ComponentType } from 'react'
import { useTakesPayments } from '../shell/payments.ts'
import { InlineCode } from './code.tsx'

/** What holds for every call of the API. */
export interface ReferenceText {
  id: string
  title: string
  summary: string
  /** Words of the text by which it should be found. */
  searched: string
  /** The paragraphs. */
  component: ComponentType
}

const number = new Intl.NumberFormat('en')

export const referenceTexts: readonly ReferenceText[] = [
  {
    id: 'authorization',
    title: 'Authorization',
    summary: 'Which key goes where, what it can do, and what a 401 means.',
    searched: 'Bearer Authorization header 401 Unauthorized secret key sk_ publishable key pk_ scopes 403',
    component: Authorization,
  },
  {
    id: 'limits',
    title: 'Limits',
    summary: 'How many requests you can make, and how to tell how many are left.',
    searched:
      '429 Too Many Requests per hour Retry-After RateLimit-Limit RateLimit-Remaining RateLimit-Reset rate limit',
    component: Limits,
  },
  {
    id: 'errors',
    title: 'Errors',
    summary: 'What an error looks like, and how to retry safely.',
    searched: `problem+json RFC 9457 type title detail instance code errors message fields requestId Idempotency-Key retry ${commonRefusals.join(' ')}`,
    component: Errors,
  },
]

/** What the documents say of 401, on every page that speaks of keys. */
export function Unauthorized() {
  return (
    <p>
      <strong className="font-semibold text-ink">401 Unauthorized</strong> means a wrong, expired or revoked
      key, or a missing <InlineCode>Bearer</InlineCode> prefix.
    </p>
  )
}

function Authorization() {
  return (
    <>
      <p>
        Keys are sent as a Bearer authorization:{' '}
        <InlineCode>Authorization: Bearer sk_YOUR_SECRET_KEY</InlineCode>. Never put a secret key in a URL or
        on a website. The publishable key, <InlineCode>pk_...</InlineCode>, is safe in both: it only opens
        what is public anyway.
      </p>
      <p>
        A secret key has scopes, which you choose when you create it:{' '}
        {keyScopes.map((scope, index) => (
          <span key={scope}>
            {index > 0 && (index === keyScopes.length - 1 ? ' and ' : ', ')}
            <InlineCode>{scope}</InlineCode>
          </span>
        ))}
        . Keys from before there were scopes have the first two. A key without the scope that a call needs
        gets <InlineCode>403 not-allowed</InlineCode>, and so does any key on a call that takes none.
      </p>
      <p>
        You can limit a secret key to up to 20 IP addresses or ranges when you create it, such as{' '}
        <InlineCode>203.0.113.7</InlineCode> or <InlineCode>2001:db8::/32</InlineCode>. A call from anywhere
        else gets <InlineCode>403 not-allowed</InlineCode>, with the address it came from in the message.
      </p>
      <Unauthorized />
    </>
  )
}

function Limits() {
  return (
    <>
      <p>
        With secret keys, you get {number.format(keyRequestsPerHour.free)} requests per hour on the free plan
        and during the trial, and {number.format(keyRequestsPerHour.paid)} on paid plans.
        {!useTakesPayments() &&
          ` This server sells no plans, so the limit here is ${number.format(keyRequestsPerHour.free)}.`}{' '}
        All keys of a workspace share it.
      </p>
      <p>
        Responses report it in <InlineCode>RateLimit-Limit</InlineCode>,{' '}
        <InlineCode>RateLimit-Remaining</InlineCode> and <InlineCode>RateLimit-Reset</InlineCode>. Once you
        reach it, <InlineCode>Retry-After</InlineCode> says how long to wait. Other calls are limited per
        minute and caller.
      </p>
    </>
  )
}

function Errors() {
  return (
    <>
      <p>
        Every error is <InlineCode>application/problem+json</InlineCode>. Under{' '}
        <InlineCode>/api/v1</InlineCode> it follows RFC 9457: <InlineCode>code</InlineCode> for programs,{' '}
        <InlineCode>detail</InlineCode> for people, <InlineCode>errors</InlineCode> when specific fields are
        wrong, and <InlineCode>type</InlineCode>, which leads to this page. Other calls have{' '}
        <InlineCode>code</InlineCode>, <InlineCode>message</InlineCode>, <InlineCode>fields</InlineCode> and{' '}
        <InlineCode>requestId</InlineCode>. Any call can return{' '}
        {commonRefusals.map((code, index) => (
          <span key={code}>
            {index > 0 && (index === commonRefusals.length - 1 ? ' or ' : ', ')}
            <InlineCode>
              {problemStatuses[code]} {code}
            </InlineCode>
          </span>
        ))}
        .
      </p>
      <p>
        Every POST under <InlineCode>/api/v1</InlineCode> takes an <InlineCode>Idempotency-Key</InlineCode>,
        and so do submitting a testimonial and sending a contact message. A retry with the same key gets the
        first response again and changes nothing. For a secret this works for 15 minutes. Your keys never meet
        another caller’s; on a public form, each link and email address has its own.
      </p>
      <ul className="flex flex-col gap-1.5 text-base">
        {problemCodes.map((code) => (
          <li key={code} id={code} className="scroll-mt-24">
            <InlineCode>
              {problemStatuses[code]} {code}
            </InlineCode>{' '}
            {problemTitle(code)}
          </li>
        ))}
      </ul>
    </>
  )
}

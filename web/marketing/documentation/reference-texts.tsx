import { keyRequestsPerHour } from '#contract/limits.ts'
import { problemStatuses } from '#contract/problem.ts'
import { commonRefusals } from '#contract/reference.ts'
import type { ComponentType } from 'react'
import { Code } from './code.tsx'

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
    summary: 'Which key goes where, and what a 401 means.',
    searched: 'Bearer Authorization header 401 Unauthorized secret key sk_ publishable key pk_',
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
    searched: `problem+json code message fields requestId Idempotency-Key retry ${commonRefusals.join(' ')}`,
    component: Errors,
  },
]

/** What the documents say of 401, on every page that speaks of keys. */
export function Unauthorized() {
  return (
    <p>
      <strong className="font-semibold text-ink">401 Unauthorized</strong> means a wrong, expired or revoked
      key, or a missing <Code>Bearer</Code> prefix.
    </p>
  )
}

function Authorization() {
  return (
    <>
      <p>
        Keys are sent as a Bearer authorization: <Code>Authorization: Bearer sk_YOUR_SECRET_KEY</Code>. Never
        put a secret key in a URL or on a website. The publishable key, <Code>pk_...</Code>, is safe in both:
        it only opens what is public anyway.
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
        and during the trial, and {number.format(keyRequestsPerHour.paid)} on paid plans. This server sells no
        plans, so the limit here is {number.format(keyRequestsPerHour.free)}. All keys of a workspace share
        it.
      </p>
      <p>
        Responses report it in <Code>RateLimit-Limit</Code>, <Code>RateLimit-Remaining</Code> and{' '}
        <Code>RateLimit-Reset</Code>. Once you reach it, <Code>Retry-After</Code> says how long to wait. Other
        calls are limited per minute and caller.
      </p>
    </>
  )
}

function Errors() {
  return (
    <>
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
        keys never meet another caller’s; on a public form, each link and email address has its own.
      </p>
    </>
  )
}

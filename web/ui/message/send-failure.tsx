import { ApiProblem, sentenceOf } from '../../lib/call/problem.ts'
import { Banner } from './banner.tsx'
import { type Resend, ResendButton } from '../button/resend-button.tsx'

/** Why an email in the person's name did not leave; nothing while there is no failure. What they typed stays in the form. */
export function SendFailure({
  failure,
  otherwise,
  resend,
}: {
  failure: unknown
  otherwise: string
  resend: Resend
}) {
  if (!failure) return null
  const isUnproven = failure instanceof ApiProblem && failure.code === 'address-unproven'
  return (
    <Banner tone="danger" isAlert action={isUnproven && <ResendButton by={resend} />}>
      {sentenceOf(failure, otherwise)}
    </Banner>
  )
}

import type { VerifiedTestimonial } from '#contract/verify.ts'
import type { ReactNode } from 'react'
import { useLanguage } from '../language.ts'
import { dayIn } from '../locale-of.ts'
import { changes, reasons } from './tell.ts'
import { useVerifyWords } from './use-verify-words.ts'

/** Who, how it is known, what was changed, and what was given for it: each in one look. */
export function Facts({ one }: { one: VerifiedTestimonial }) {
  const { language } = useLanguage()
  const words = useVerifyWords()
  const changed = changes(one, words, (at) => dayIn(language, at))
  return (
    <dl className="flex flex-col divide-y divide-line text-base">
      <Fact term={words.who}>
        <p dir="auto">{[one.writtenBy ?? words.unnamed, one.company].filter(Boolean).join(', ')}</p>
      </Fact>
      <Fact term={words.how}>
        {reasons(one, words).map((sentence) => (
          <p key={sentence} className="not-first:font-normal not-first:text-soft">
            {sentence}
          </p>
        ))}
      </Fact>
      <Fact term={words.changes}>
        {changed.length === 0
          ? words.unchanged
          : changed.map((line, index) => <p key={`${index} ${line}`}>{line}</p>)}
      </Fact>
      <Fact term={words.reward}>
        {one.reward ? `${words.rewards[one.reward]} ${words.rewardNote}` : words.noReward}
      </Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="grid gap-x-6 gap-y-0.5 py-3.5 sm:grid-cols-[9.5rem_1fr]">
      <dt className="text-sm text-faint sm:pt-px sm:text-base">{term}</dt>
      <dd className="min-w-0 font-medium">{children}</dd>
    </div>
  )
}

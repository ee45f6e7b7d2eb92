import type { VerifiedTestimonial } from '#contract/verify.ts'
import { Fact } from '../../ui/fact.tsx'
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
      <Fact look="beside" term={words.who}>
        <p dir="auto">{[one.writtenBy ?? words.unnamed, one.company].filter(Boolean).join(', ')}</p>
      </Fact>
      <Fact look="beside" term={words.how}>
        {reasons(one, words).map((sentence) => (
          <p key={sentence} className="not-first:font-normal not-first:text-soft">
            {sentence}
          </p>
        ))}
      </Fact>
      <Fact look="beside" term={words.changes}>
        {changed.length === 0
          ? words.unchanged
          : changed.map((line, index) => <p key={`${index} ${line}`}>{line}</p>)}
      </Fact>
      <Fact look="beside" term={words.reward}>
        {one.reward ? `${words.rewards[one.reward]} ${words.rewardNote}` : words.noReward}
      </Fact>
    </dl>
  )
}

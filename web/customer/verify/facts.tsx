import type { VerifiedTestimonial } from '#contract/provenance/verify.ts'
import { Fact } from '../../ui/layout/fact.tsx'
import { useLanguage } from '../language.ts'
import { dayInWords } from '../locale-of.ts'
import { wordChangesOf, reasons } from './origin-copy.ts'
import { useVerifyCopy } from './use-verify-copy.ts'

/** Who, how it is known, what was changed, and what was given for it: each in one look. */
export function VerifiedFacts({ one }: { one: VerifiedTestimonial }) {
  const { language } = useLanguage()
  const copy = useVerifyCopy()
  const changed = wordChangesOf(one, copy, (at) => dayInWords(language, at))
  return (
    <dl className="flex flex-col divide-y divide-line text-base">
      <Fact look="beside" term={copy.who}>
        <p dir="auto">{[one.writtenBy ?? copy.unnamed, one.role, one.company].filter(Boolean).join(', ')}</p>
      </Fact>
      <Fact look="beside" term={copy.how}>
        {reasons(one, copy).map((sentence) => (
          <p key={sentence} className="not-first:font-normal not-first:text-soft">
            {sentence}
          </p>
        ))}
      </Fact>
      <Fact look="beside" term={copy.changes}>
        {changed.length === 0
          ? copy.unchanged
          : changed.map((line, index) => <p key={`${index} ${line}`}>{line}</p>)}
      </Fact>
      <Fact look="beside" term={copy.reward}>
        {one.reward ? `${copy.rewards[one.reward]} ${copy.rewardNote}` : copy.noReward}
      </Fact>
    </dl>
  )
}

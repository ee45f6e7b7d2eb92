import type { MyTestimonial } from '#contract/collection/my-testimonial.ts'
import { Badge, type BadgeTone } from '../../ui/text/badge.tsx'
import { useLanguage } from '../language.ts'
import { dayInWords } from '../locale-of.ts'
import { useMyCopy } from './use-my-copy.ts'
import type { MyCopy } from './copy/copy.ts'

/** Where the words stand, in one word and one sentence. */
export function MyStanding({ mine }: { mine: MyTestimonial }) {
  const { language } = useLanguage()
  const copy = useMyCopy()
  const { tone, word, sentence } = myStandingOf(mine, copy, language)
  return (
    <div className="flex flex-col items-start gap-2.5 outline-none" id="standing" tabIndex={-1}>
      <Badge tone={tone}>{word}</Badge>
      <p dir="auto" className="text-base text-soft">
        {sentence}
      </p>
      {mine.verifyUrl && (
        <a
          href={mine.verifyUrl}
          className="text-base font-semibold text-accent-text underline decoration-accent-line underline-offset-3 pointer-coarse:py-1.5"
        >
          {copy.seeProof}
        </a>
      )}
      {mine.isConfirmedOnRequest && !mine.withdrawnAt && (
        <p dir="auto" className="text-sm text-faint">
          {copy.confirmedNote(mine.businessName)}
        </p>
      )}
    </div>
  )
}

function myStandingOf(
  mine: MyTestimonial,
  copy: MyCopy,
  language: string,
): { tone: BadgeTone; word: string; sentence: string } {
  const { businessName: business, withdrawnAt, isPrivate } = mine
  if (withdrawnAt) {
    const day = dayInWords(language, withdrawnAt)
    return { tone: 'neutral', word: copy.withdrawn, sentence: copy.withdrawnText(business, isPrivate, day) }
  }
  if (mine.isDeleted) {
    return { tone: 'neutral', word: copy.deleted, sentence: copy.deletedText(business, isPrivate) }
  }
  if (mine.awaitsConfirmation) {
    const waitingText = mine.ownContent === null ? copy.waitingText : copy.changedText
    return { tone: 'warning', word: copy.waiting, sentence: waitingText(business) }
  }
  if (isPrivate) return { tone: 'private', word: copy.private, sentence: copy.privateText(business) }
  if (mine.isShown) return { tone: 'success', word: copy.public, sentence: copy.publicText(business) }
  const sentence = mine.scopes.includes('display') ? copy.notShownText(business) : copy.notAgreedText
  return { tone: 'neutral', word: copy.notPublic, sentence }
}

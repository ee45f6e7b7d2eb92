import type { MyTestimonial } from '#contract/my-testimonial.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { useLanguage } from '../language.ts'
import { dayIn } from '../locale-of.ts'
import { useMyWords } from './use-my-words.ts'
import type { MyCopy } from './copy/copy.ts'

/** Where the words stand, in one word and one sentence. */
export function Standing({ mine }: { mine: MyTestimonial }) {
  const { language } = useLanguage()
  const words = useMyWords()
  const { tone, word, sentence } = standingOf(mine, words, language)
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
          {words.seeProof}
        </a>
      )}
      {mine.isConfirmedOnRequest && !mine.withdrawnAt && (
        <p dir="auto" className="text-sm text-faint">
          {words.confirmedNote(mine.businessName)}
        </p>
      )}
    </div>
  )
}

function standingOf(
  mine: MyTestimonial,
  words: MyCopy,
  language: string,
): { tone: BadgeTone; word: string; sentence: string } {
  const { businessName: business, withdrawnAt, isPrivate } = mine
  if (withdrawnAt) {
    const day = dayIn(language, withdrawnAt)
    return { tone: 'neutral', word: words.withdrawn, sentence: words.withdrawnText(business, isPrivate, day) }
  }
  if (mine.isDeleted) {
    return { tone: 'neutral', word: words.deleted, sentence: words.deletedText(business, isPrivate) }
  }
  if (mine.awaitsConfirmation) {
    return { tone: 'warning', word: words.waiting, sentence: words.waitingText(business) }
  }
  if (isPrivate) return { tone: 'private', word: words.private, sentence: words.privateText(business) }
  if (mine.isShown) return { tone: 'success', word: words.public, sentence: words.publicText(business) }
  const sentence = mine.scopes.includes('display') ? words.notApprovedText(business) : words.notAgreedText
  return { tone: 'neutral', word: words.notPublic, sentence }
}

import type { MyTestimonial } from '#contract/collection.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'
import { customerLanguage } from '../language.ts'
import { nounFor } from '../noun-for.ts'
import { myWords } from './words.ts'

/** Where the words stand, in one word and one sentence. */
export function Standing({ mine }: { mine: MyTestimonial }) {
  const { tone, word, sentence } = standingOf(mine)
  const language = customerLanguage()
  return (
    <div className="flex flex-col items-start gap-1.5 outline-none" id="standing" tabIndex={-1}>
      <Badge tone={tone}>{word}</Badge>
      <p dir="auto" className="text-base text-soft">
        {sentence}
      </p>
      {mine.isConfirmedOnRequest && !mine.withdrawnAt && (
        <p lang={language} dir="auto" className="text-sm text-faint">
          {myWords[language].confirmedNote(mine.businessName)}
        </p>
      )}
    </div>
  )
}

function standingOf(mine: MyTestimonial): { tone: BadgeTone; word: string; sentence: string } {
  const {
    businessName: business,
    withdrawnAt,
    awaitsConfirmation,
    isDeleted,
    isPrivate,
    isShown,
    scopes,
  } = mine
  const noun = nounFor(mine)
  if (withdrawnAt) {
    return {
      tone: 'neutral',
      word: 'Withdrawn',
      sentence: `You withdrew this ${noun} on ${new Date(withdrawnAt).toLocaleDateString(undefined, { dateStyle: 'long' })}. It isn't shown anywhere, and ${business} can't bring it back.`,
    }
  }
  if (isDeleted) {
    return {
      tone: 'neutral',
      word: 'Deleted',
      sentence: `${business} deleted this ${noun}. It isn't shown anywhere. ${business} can restore it for 30 days, unless you withdraw it.`,
    }
  }
  if (awaitsConfirmation) {
    return {
      tone: 'warning',
      word: 'Waiting for you',
      sentence: `${business} wrote this down as something you said. It can't be shown unless you confirm it here or in a message that ${business} keeps on file.`,
    }
  }
  if (isPrivate) {
    return {
      tone: 'private',
      word: 'Private',
      sentence: `Only ${business} can see this feedback. It isn't shown anywhere.`,
    }
  }
  if (isShown) {
    return { tone: 'success', word: 'Public', sentence: `${business} shows this testimonial publicly.` }
  }
  const sentence = scopes.includes('display')
    ? `${business} hasn't approved this testimonial, so it isn't shown anywhere.`
    : `You haven't agreed to publish this testimonial, so it isn't shown anywhere.`
  return { tone: 'neutral', word: 'Not public', sentence }
}

import type { MyTestimonial } from '#contract/collection.ts'
import { Badge, type BadgeTone } from '../../ui/badge.tsx'

/** Where the words stand, in one word and one sentence. */
export function Standing({ mine }: { mine: MyTestimonial }) {
  const { tone, word, sentence } = standingOf(mine)
  return (
    <div className="flex flex-col items-start gap-1.5 outline-none" id="standing" tabIndex={-1}>
      <Badge tone={tone}>{word}</Badge>
      <p dir="auto" className="text-base text-soft">
        {sentence}
      </p>
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
  if (withdrawnAt) {
    return {
      tone: 'neutral',
      word: 'Withdrawn',
      sentence: `You withdrew these words on ${new Date(withdrawnAt).toLocaleDateString(undefined, { dateStyle: 'long' })}. They are shown nowhere, and ${business} cannot bring them back.`,
    }
  }
  if (isDeleted) {
    return {
      tone: 'neutral',
      word: 'Deleted',
      sentence: `${business} deleted these words. They are shown nowhere. For 30 days it can bring them back, unless you withdraw them.`,
    }
  }
  if (awaitsConfirmation) {
    return {
      tone: 'warning',
      word: 'Waiting for you',
      sentence: `${business} wrote this down as yours. Without your word, given here or in a message to ${business} that it keeps on file, it is shown nowhere.`,
    }
  }
  if (isPrivate) {
    return {
      tone: 'private',
      word: 'Private',
      sentence: `Only ${business} reads this feedback. It is shown nowhere.`,
    }
  }
  if (isShown) {
    return { tone: 'success', word: 'Shown', sentence: `${business} shows these words in public.` }
  }
  const sentence = scopes.includes('display')
    ? `${business} may show these words. It has not approved them, so they are shown nowhere.`
    : `You have not agreed that these words are shown, so they are shown nowhere.`
  return { tone: 'neutral', word: 'Not shown', sentence }
}

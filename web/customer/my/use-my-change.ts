import type { MyTestimonial } from '#contract/collection.ts'
import { useState } from 'react'
import { ApiProblem, sentenceOf } from '../../lib/problem.ts'
import { toast } from '../../ui/toast.ts'
import { useLanguage } from '../language.ts'
import { loadMine } from '../queries.ts'
import { useMyWords } from './use-my-words.ts'

const lookMs = 10_000

/** One change at a time; what the server answers is what the page shows, also when it is not what was asked for. */
export function useMyChange(token: string, onChanged: (mine: MyTestimonial) => void) {
  const { language } = useLanguage()
  const words = useMyWords()
  const [pending, setPending] = useState<string>()
  async function run(name: string, work: () => Promise<MyTestimonial>, done: string) {
    if (pending) return false
    setPending(name)
    try {
      onChanged(await work())
      toast({ title: done })
      return true
    } catch (failure) {
      const isStale = failure instanceof ApiProblem && failure.code === 'edited-elsewhere'
      // Without an answer the old words stay, and the next try is refused again.
      if (isStale)
        await loadMine(token, language, AbortSignal.timeout(lookMs)).then(onChanged, () => undefined)
      toast({
        title: isStale ? words.lookAgain : words.failed,
        // What the server says is English.
        description:
          language === 'en'
            ? sentenceOf(failure, words.tryAgain)
            : isStale
              ? words.hasChanged
              : words.tryAgain,
        variant: 'destructive',
      })
      return false
    } finally {
      setPending(undefined)
    }
  }
  return { pending, run }
}

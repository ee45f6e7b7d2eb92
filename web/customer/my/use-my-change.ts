import type { MyTestimonial } from '#contract/collection/my-testimonial.ts'
import { useState } from 'react'
import { ApiProblem } from '../../lib/call/problem.ts'
import { toast } from '../../ui/message/toast.ts'
import { useLanguage, useFormCopy } from '../language.ts'
import { loadMine } from '../queries.ts'
import { changeRefusal, codeOf } from './change-refusal.ts'
import { useMyCopy } from './use-my-copy.ts'

const lookMs = 10_000

/** One change at a time; what the server answers is what the page shows, also when it is not what was asked for. */
export function useMyChange(token: string, onChanged: (mine: MyTestimonial) => void) {
  const { language } = useLanguage()
  const formCopy = useFormCopy()
  const copy = useMyCopy()
  const [pending, setPending] = useState<string>()
  /** `onInvalid` where a field says what is wrong with it. */
  async function run(
    name: string,
    work: () => Promise<MyTestimonial>,
    done: string,
    onInvalid?: (problem: ApiProblem) => void,
  ) {
    if (pending) return false
    setPending(name)
    try {
      onChanged(await work())
      toast({ title: done })
      return true
    } catch (failure) {
      const code = codeOf(failure)
      if (onInvalid && failure instanceof ApiProblem && code === 'invalid-input') {
        onInvalid(failure)
        return false
      }
      const isStale = code === 'edited-elsewhere' || code === 'already-withdrawn'
      // Without an answer the old words stay, and the next try is refused again.
      if (isStale)
        await loadMine(token, language, AbortSignal.timeout(lookMs)).then(onChanged, () => undefined)
      toast({
        title: code === 'edited-elsewhere' ? copy.lookAgain : copy.failed,
        description: changeRefusal(failure, language, formCopy, copy),
        variant: 'destructive',
      })
      return false
    } finally {
      setPending(undefined)
    }
  }
  return { pending, run }
}

import type { MyTestimonial } from '#contract/collection.ts'
import { useState } from 'react'
import { sentenceOf } from '../../lib/problem.ts'
import { toast } from '../../ui/toast.ts'

/** One change at a time; what the server answers is what the page shows. */
export function useMyChange(onChanged: (mine: MyTestimonial) => void) {
  const [pending, setPending] = useState<string>()
  async function run(name: string, work: () => Promise<MyTestimonial>, done: string) {
    if (pending) return false
    setPending(name)
    try {
      onChanged(await work())
      toast({ title: done })
      return true
    } catch (failure) {
      toast({
        title: 'That did not work',
        description: sentenceOf(failure, 'Please try again in a moment.'),
        variant: 'destructive',
      })
      return false
    } finally {
      setPending(undefined)
    }
  }
  return { pending, run }
}

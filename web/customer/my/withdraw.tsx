import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Named } from '../named.tsx'
import { useFocusAfter } from './use-focus-after.ts'
import { useMyWords } from './use-my-words.ts'

/** Taking the words back: one button, one plain question. */
export function Withdraw({
  isPrivate,
  businessName,
  isPending,
  onWithdraw,
}: {
  isPrivate: boolean
  businessName: string
  isPending: boolean
  onWithdraw: () => Promise<boolean>
}) {
  const words = useMyWords()
  const [isAsking, setIsAsking] = useState(false)
  const focusAfter = useFocusAfter()
  function ask(isAsked: boolean) {
    focusAfter(isAsked ? '#withdraw-question' : '#withdraw-ask')
    setIsAsking(isAsked)
  }
  if (!isAsking) {
    return (
      <div className="border-t border-line pt-6">
        <Button id="withdraw-ask" variant="ghost" className="-ml-3.5" onClick={() => ask(true)}>
          {words.withdraw(isPrivate)}
        </Button>
      </div>
    )
  }
  return (
    <section aria-labelledby="withdraw-question" className="rounded-lg bg-danger-wash p-5">
      <h2 id="withdraw-question" tabIndex={-1} className="font-semibold text-danger-text outline-none">
        {words.withdrawQuestion(isPrivate)}
      </h2>
      <p className="mt-1 text-base text-danger-text">
        <Named say={words.withdrawText} name={businessName} />
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button
          variant="danger"
          isPending={isPending}
          pendingLabel={words.withdrawing}
          onClick={() => void onWithdraw()}
        >
          {words.withdrawYes}
        </Button>
        <Button variant="secondary" onClick={() => ask(false)}>
          {words.keep}
        </Button>
      </div>
    </section>
  )
}

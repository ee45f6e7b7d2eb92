import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useFocusAfter } from './use-focus-after.ts'

/** Taking the words back: one button, one plain question. */
export function Withdraw({
  businessName,
  isPending,
  onWithdraw,
}: {
  businessName: string
  isPending: boolean
  onWithdraw: () => Promise<boolean>
}) {
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
          Withdraw my words
        </Button>
      </div>
    )
  }
  return (
    <section aria-labelledby="withdraw-question" className="rounded-lg bg-danger-wash p-5">
      <h2 id="withdraw-question" tabIndex={-1} className="font-semibold text-danger-text outline-none">
        Withdraw your words?
      </h2>
      <p className="mt-1 text-base text-danger-text">
        They leave every place where they are shown within a minute, and <bdi>{businessName}</bdi> cannot
        bring them back. Neither can you.
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button
          variant="danger"
          isPending={isPending}
          pendingLabel="Withdrawing..."
          onClick={() => void onWithdraw()}
        >
          Yes, withdraw them
        </Button>
        <Button variant="secondary" onClick={() => ask(false)}>
          Keep them
        </Button>
      </div>
    </section>
  )
}

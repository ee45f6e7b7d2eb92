import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { useFocusAfter } from './use-focus-after.ts'

/** Taking the words back: one button, one plain question. */
export function Withdraw({
  noun,
  businessName,
  isPending,
  onWithdraw,
}: {
  noun: string
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
          Withdraw {noun}
        </Button>
      </div>
    )
  }
  return (
    <section aria-labelledby="withdraw-question" className="rounded-lg bg-danger-wash p-5">
      <h2 id="withdraw-question" tabIndex={-1} className="font-semibold text-danger-text outline-none">
        Withdraw your {noun}?
      </h2>
      <p className="mt-1 text-base text-danger-text">
        It disappears everywhere within a minute. Neither you nor <bdi>{businessName}</bdi> can bring it back.
      </p>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button
          variant="danger"
          isPending={isPending}
          pendingLabel="Withdrawing..."
          onClick={() => void onWithdraw()}
        >
          Yes, withdraw it
        </Button>
        <Button variant="secondary" onClick={() => ask(false)}>
          Keep it
        </Button>
      </div>
    </section>
  )
}

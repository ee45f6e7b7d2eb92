import { useEffect, useRef, useState } from 'react'
import { Button } from '../../ui/button.tsx'

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
  const question = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (isAsking) question.current?.focus()
  }, [isAsking])
  if (!isAsking) {
    return (
      <div className="border-t border-line pt-6">
        <Button variant="ghost" className="-ml-3.5" onClick={() => setIsAsking(true)}>
          Withdraw my words
        </Button>
      </div>
    )
  }
  return (
    <section aria-labelledby="withdraw" className="rounded-lg bg-danger-wash p-5">
      <h2 id="withdraw" ref={question} tabIndex={-1} className="font-semibold text-danger-text outline-none">
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
        <Button variant="secondary" onClick={() => setIsAsking(false)}>
          Keep them
        </Button>
      </div>
    </section>
  )
}

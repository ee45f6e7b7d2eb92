import { Named } from '../fields/named.tsx'
import { AskFirst } from './ask-first.tsx'
import { useMyCopy } from './use-my-copy.ts'

/** Taking the words back. */
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
  const copy = useMyCopy()
  return (
    <div className="flex flex-col border-t border-line pt-6">
      <AskFirst
        id="withdraw"
        label={copy.withdraw(isPrivate)}
        question={copy.withdrawQuestion(isPrivate)}
        consequence={<Named say={copy.withdrawText} name={businessName} />}
        yes={copy.withdrawYes}
        pendingLabel={copy.withdrawing}
        isPending={isPending}
        onYes={onWithdraw}
      />
    </div>
  )
}

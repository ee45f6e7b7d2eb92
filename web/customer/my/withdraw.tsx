import { Named } from '../named.tsx'
import { AskFirst } from './ask-first.tsx'
import { useMyWords } from './use-my-words.ts'

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
  const words = useMyWords()
  return (
    <div className="flex flex-col border-t border-line pt-6">
      <AskFirst
        id="withdraw"
        label={words.withdraw(isPrivate)}
        question={words.withdrawQuestion(isPrivate)}
        consequence={<Named say={words.withdrawText} name={businessName} />}
        yes={words.withdrawYes}
        pendingLabel={words.withdrawing}
        isPending={isPending}
        onYes={onWithdraw}
      />
    </div>
  )
}

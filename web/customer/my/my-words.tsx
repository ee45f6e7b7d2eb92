import type { ConsentScope, MyTestimonial } from '#contract/collection.ts'
import { lazy, Suspense, useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { changeMine, withdrawMine } from '../queries.ts'
import { customerLanguage } from '../language.ts'
import { QuoteCard } from '../quote-card.tsx'
import { StepHeading } from '../step-heading.tsx'
import { AnswerConsent } from './answer-consent.tsx'
import { ConfirmWords } from './confirm-words.tsx'
import { CorrectWords } from './correct-words.tsx'
import { EmailChoice } from './email-choice.tsx'
import { MyConsent } from './my-consent.tsx'
import { nounFor } from '../noun-for.ts'
import { Standing } from './standing.tsx'
import { useFocusAfter } from './use-focus-after.ts'
import { useMyChange } from './use-my-change.ts'
import { Withdraw } from './withdraw.tsx'
import { myWords } from './words.ts'

/** Apart, because few have one and it brings the QR code along. */
const MyReward = lazy(async () => ({ default: (await import('./my-reward.tsx')).MyReward }))

interface MyWordsProps {
  token: string
  mine: MyTestimonial
  onChanged: (mine: MyTestimonial) => void
}

/** The words, where they stand, and everything their author may do with them. */
export function MyWords({ token, mine, onChanged }: MyWordsProps) {
  const [isCorrecting, setIsCorrecting] = useState(false)
  const noun = nounFor(mine)
  const { pending, run } = useMyChange(token, onChanged)
  const focusAfter = useFocusAfter()
  /** Whatever was pressed may be gone afterwards; what became of the words is where to read on. */
  async function change(name: string, work: () => Promise<MyTestimonial>, done: string) {
    const isDone = await run(name, work, done)
    if (isDone) document.querySelector<HTMLElement>('#standing')?.focus()
    return isDone
  }
  const words = myWords[customerLanguage()]
  function consentTo(scopes: ConsentScope[], done: string) {
    const consent = { version: mine.consent.version, scopes }
    return change('consent', () => changeMine(token, { consent, version: mine.version }), done)
  }
  const withdraw = () => change('withdraw', () => withdrawMine(token), `Your ${noun} is withdrawn`)
  function correct(isWanted: boolean) {
    focusAfter(isWanted ? 'main textarea' : '#correct-words')
    setIsCorrecting(isWanted)
  }
  const areChangeable = !mine.withdrawnAt && !mine.isDeleted && !isCorrecting
  const isAsked = mine.awaitsConfirmation && !mine.isDeleted
  return (
    <div className="flex flex-col gap-7">
      <div className="flex flex-col gap-3">
        <StepHeading isFirst>
          {isAsked && !mine.withdrawnAt ? 'Did you say this?' : `Your ${noun}`}
        </StepHeading>
        <Standing mine={mine} />
      </div>
      {isCorrecting ? (
        <CorrectWords
          mine={mine}
          isSaving={pending === 'correct'}
          onCancel={() => correct(false)}
          onSave={async (content) => {
            const saved = await change(
              'correct',
              () => changeMine(token, { content }),
              'Your changes are saved',
            )
            if (saved) setIsCorrecting(false)
          }}
        />
      ) : (
        <QuoteCard
          content={mine.content}
          rating={mine.rating}
          name={mine.customerName}
          company={mine.company}
        />
      )}
      {areChangeable &&
        (isAsked ? (
          <ConfirmWords
            pending={pending}
            onConfirm={() =>
              change(
                'confirm',
                () => changeMine(token, { confirm: true, version: mine.version }),
                'Thank you!',
              )
            }
            onCorrect={() => correct(true)}
            onDecline={withdraw}
          />
        ) : (
          <Button id="correct-words" variant="secondary" className="self-start" onClick={() => correct(true)}>
            Edit {noun}
          </Button>
        ))}
      {mine.reward && !isCorrecting && (
        <Suspense>
          <MyReward reward={mine.reward} businessName={mine.businessName} />
        </Suspense>
      )}
      {areChangeable && mine.asked && (
        <AnswerConsent
          mine={mine}
          asked={mine.asked}
          isSending={pending === 'consent'}
          onAnswer={(scopes) => consentTo(scopes, words.sent)}
        />
      )}
      {areChangeable && !mine.asked && (
        <MyConsent
          key={mine.scopes.join()}
          mine={mine}
          isSaving={pending === 'consent'}
          onSave={(scopes) => consentTo(scopes, 'Your choices are saved')}
        />
      )}
      {areChangeable && (
        <EmailChoice
          mine={mine}
          isSaving={pending === 'emails'}
          onChoose={(optOut) => void run('emails', () => changeMine(token, { optOut }), words.saved)}
        />
      )}
      {!mine.withdrawnAt && !isCorrecting && !isAsked && (
        <Withdraw
          noun={noun}
          businessName={mine.businessName}
          isPending={pending === 'withdraw'}
          onWithdraw={withdraw}
        />
      )}
    </div>
  )
}

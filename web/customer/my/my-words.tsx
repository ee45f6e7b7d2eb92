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
  const changes = useChanges(token, mine, onChanged)
  const focusAfter = useFocusAfter()
  function correct(isWanted: boolean) {
    focusAfter(isWanted ? 'main textarea' : '#correct-words')
    setIsCorrecting(isWanted)
  }
  const areChangeable = !mine.withdrawnAt && !mine.isDeleted && !isCorrecting
  const isAsked = mine.awaitsConfirmation && !mine.isDeleted
  return (
    <div className="flex flex-col gap-7">
      <Heading mine={mine} isAsked={isAsked} noun={changes.noun} />
      {isCorrecting ? (
        <CorrectWords
          mine={mine}
          isSaving={changes.pending === 'correct'}
          onCancel={() => correct(false)}
          onSave={async (content) => {
            if (await changes.correctTo(content)) setIsCorrecting(false)
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
      {areChangeable && <AboutTheWords isAsked={isAsked} changes={changes} onCorrect={() => correct(true)} />}
      {mine.reward && !isCorrecting && (
        <Suspense>
          <MyReward reward={mine.reward} businessName={mine.businessName} />
        </Suspense>
      )}
      {areChangeable && <Choices mine={mine} changes={changes} />}
      {!mine.withdrawnAt && !isCorrecting && !isAsked && (
        <Withdraw
          noun={changes.noun}
          businessName={mine.businessName}
          isPending={changes.pending === 'withdraw'}
          onWithdraw={changes.withdraw}
        />
      )}
    </div>
  )
}

function Heading({ mine, isAsked, noun }: { mine: MyTestimonial; isAsked: boolean; noun: string }) {
  return (
    <div className="flex flex-col gap-3">
      <StepHeading isFirst>{isAsked && !mine.withdrawnAt ? 'Did you say this?' : `Your ${noun}`}</StepHeading>
      <Standing mine={mine} />
    </div>
  )
}

/** To say whether these are their words, when that is asked, and to change them. */
function AboutTheWords({
  isAsked,
  changes,
  onCorrect,
}: {
  isAsked: boolean
  changes: Changes
  onCorrect: () => void
}) {
  const { noun, pending, confirm, withdraw } = changes
  if (isAsked)
    return <ConfirmWords pending={pending} onConfirm={confirm} onCorrect={onCorrect} onDecline={withdraw} />
  return (
    <Button id="correct-words" variant="secondary" className="self-start" onClick={onCorrect}>
      Edit {noun}
    </Button>
  )
}

/** What may be done with the words, and whether the business may write. */
function Choices({ mine, changes }: { mine: MyTestimonial; changes: Changes }) {
  const words = myWords[customerLanguage()]
  const { pending, consentTo, chooseEmails } = changes
  return (
    <>
      {mine.asked ? (
        <AnswerConsent
          mine={mine}
          asked={mine.asked}
          isSending={pending === 'consent'}
          onAnswer={(scopes) => consentTo(scopes, words.sent)}
        />
      ) : (
        <MyConsent
          key={mine.scopes.join()}
          mine={mine}
          isSaving={pending === 'consent'}
          onSave={(scopes) => consentTo(scopes, 'Your choices are saved')}
        />
      )}
      <EmailChoice
        mine={mine}
        isSaving={pending === 'emails'}
        onChoose={(optOut) => void chooseEmails(optOut, words.saved)}
      />
    </>
  )
}

type Changes = ReturnType<typeof useChanges>

/** Everything the author may change, each with the sentence that says it is done. */
function useChanges(token: string, mine: MyTestimonial, onChanged: MyWordsProps['onChanged']) {
  const noun = nounFor(mine)
  const { pending, run } = useMyChange(token, onChanged)
  /** Whatever was pressed may be gone afterwards; what became of the words is where to read on. */
  async function change(name: string, work: () => Promise<MyTestimonial>, done: string) {
    const isDone = await run(name, work, done)
    if (isDone) document.querySelector<HTMLElement>('#standing')?.focus()
    return isDone
  }
  return {
    noun,
    pending,
    confirm: () =>
      change('confirm', () => changeMine(token, { confirm: true, version: mine.version }), 'Thank you!'),
    correctTo: (content: string) =>
      change('correct', () => changeMine(token, { content }), 'Your changes are saved'),
    consentTo: (scopes: ConsentScope[], done: string) => {
      const consent = { version: mine.consent.version, scopes }
      return change('consent', () => changeMine(token, { consent, version: mine.version }), done)
    },
    chooseEmails: (optOut: boolean, done: string) => run('emails', () => changeMine(token, { optOut }), done),
    withdraw: () => change('withdraw', () => withdrawMine(token), `Your ${noun} is withdrawn`),
  }
}

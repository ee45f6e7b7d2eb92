import type { ConsentScope } from '#contract/collection/collection.ts'
import type { MyTestimonial } from '#contract/collection/my-testimonial.ts'
import { getMyPhoto } from '#contract/collection/photos.ts'
import { roleAndCompany } from '#shared/text/role-and-company.ts'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import type { ApiProblem } from '../../lib/call/problem.ts'
import { changeMine, type MyChange, withdrawMine } from '../queries.ts'
import { useLanguage, useFormCopy } from '../language.ts'
import { QuoteCard } from '../form/quote-card.tsx'
import { StepHeading } from '../page/step-heading.tsx'
import { AnswerConsent } from './answer-consent.tsx'
import { ConfirmWords } from './confirm-words.tsx'
import { CorrectWords } from './correct-words.tsx'
import { EmailChoice } from './email-choice.tsx'
import { MyConsent } from './my-consent.tsx'
import { MyStanding } from './standing.tsx'
import { TextChoice } from './text-choice.tsx'
import { useFocusAfter } from './use-focus-after.ts'
import { useMyChange } from './use-my-change.ts'
import { Withdraw } from './withdraw.tsx'
import { useMyCopy } from './use-my-copy.ts'

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
      <MyWordsHeading mine={mine} isAsked={isAsked} />
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
        <OwnQuote token={token} mine={mine} />
      )}
      {isAsked && !mine.withdrawnAt && !isCorrecting && mine.ownContent !== null && (
        <WordsOfBefore text={mine.ownContent} />
      )}
      {areChangeable && (
        <AboutTheWords mine={mine} isAsked={isAsked} changes={changes} onCorrect={() => correct(true)} />
      )}
      {areChangeable && <PermissionChoices mine={mine} changes={changes} />}
      {!isCorrecting && <MyTexting mine={mine} changes={changes} mayAllow={areChangeable} />}
      {!mine.withdrawnAt && !isCorrecting && (!isAsked || mine.ownContent !== null) && (
        <Withdraw
          isPrivate={mine.isPrivate}
          businessName={mine.businessName}
          isPending={changes.pending === 'withdraw'}
          onWithdraw={changes.withdraw}
        />
      )}
    </div>
  )
}

function OwnQuote({ token, mine }: Pick<MyWordsProps, 'token' | 'mine'>) {
  return (
    <QuoteCard
      content={mine.content}
      rating={mine.rating}
      name={mine.customerName}
      company={roleAndCompany(mine.role, mine.company) || null}
      photoUrl={mine.hasPhoto ? getMyPhoto.path.replace(':token', token) : ''}
      reply={mine.reply}
    />
  )
}

/** What the customer wrote or confirmed, beside what the business made of it. */
function WordsOfBefore({ text }: { text: string }) {
  const copy = useMyCopy()
  return (
    <div className="flex flex-col gap-2">
      <p className="text-base font-semibold text-ink">{copy.ownWords}</p>
      <blockquote
        dir="auto"
        className="border-l-2 border-line-strong pl-3 text-base break-words whitespace-pre-line text-soft"
      >
        {text}
      </blockquote>
    </div>
  )
}

function MyWordsHeading({ mine, isAsked }: { mine: MyTestimonial; isAsked: boolean }) {
  const formCopy = useFormCopy()
  const copy = useMyCopy()
  const question = mine.ownContent === null ? copy.didYouSayThis : copy.isChangeRight
  const title = mine.isPrivate ? formCopy.feedback : formCopy.testimonial
  return (
    <div className="flex flex-col gap-3">
      <StepHeading isFirst>{isAsked && !mine.withdrawnAt ? question : title}</StepHeading>
      <MyStanding mine={mine} />
    </div>
  )
}

/** To say whether these are their words, when that is asked, and to change them. */
function AboutTheWords({
  mine,
  isAsked,
  changes,
  onCorrect,
}: {
  mine: MyTestimonial
  isAsked: boolean
  changes: Changes
  onCorrect: () => void
}) {
  const copy = useMyCopy()
  const { pending, confirm, withdraw, correctTo } = changes
  const own = mine.ownContent
  if (isAsked && own !== null)
    return (
      <ConfirmWords
        isChange
        pending={pending}
        onConfirm={confirm}
        onCorrect={onCorrect}
        onDecline={() => correctTo(own)}
      />
    )
  if (isAsked)
    return <ConfirmWords pending={pending} onConfirm={confirm} onCorrect={onCorrect} onDecline={withdraw} />
  return (
    <Button id="correct-words" variant="secondary" className="self-start" onClick={onCorrect}>
      {copy.edit(mine.isPrivate)}
    </Button>
  )
}

/** What may be done with the words, and whether the business may write. */
function PermissionChoices({ mine, changes }: { mine: MyTestimonial; changes: Changes }) {
  const copy = useMyCopy()
  const { pending, consentTo, chooseEmails } = changes
  return (
    <>
      {mine.asked ? (
        <AnswerConsent
          mine={mine}
          asked={mine.asked}
          isSending={pending === 'consent'}
          onAnswer={(scopes) => consentTo(scopes, copy.sent)}
        />
      ) : (
        <MyConsent
          key={mine.scopes.join()}
          mine={mine}
          isSaving={pending === 'consent'}
          onSave={(scopes) => consentTo(scopes, copy.choicesSaved)}
        />
      )}
      <EmailChoice
        mine={mine}
        isSaving={pending === 'emails'}
        onChoose={(optOut) => void chooseEmails(optOut, copy.saved)}
      />
    </>
  )
}

/** Text messages may be stopped as long as there is a number. */
function MyTexting({
  mine: { texting, businessName },
  changes,
  mayAllow,
}: {
  mine: MyTestimonial
  changes: Changes
  mayAllow: boolean
}) {
  if (!texting || (!mayAllow && texting.phoneEnding === null)) return null
  return (
    <TextChoice
      businessName={businessName}
      texting={texting}
      isSaving={changes.pending === 'texts'}
      onChange={changes.changeTexts}
    />
  )
}

type Changes = ReturnType<typeof useChanges>

/** Everything the author may change, each with the sentence that says it is done. */
function useChanges(token: string, mine: MyTestimonial, onChanged: MyWordsProps['onChanged']) {
  const { language } = useLanguage()
  const copy = useMyCopy()
  const { pending, run } = useMyChange(token, onChanged)
  /** Whatever was pressed may be gone afterwards; what became of the words is where to read on. */
  async function change(name: string, work: () => Promise<MyTestimonial>, done: string) {
    const isDone = await run(name, work, done)
    if (isDone) document.querySelector<HTMLElement>('#standing')?.focus()
    return isDone
  }
  async function changeTexts(texts: MyChange['texts'], onInvalid?: (problem: ApiProblem) => void) {
    const isDone = await run('texts', () => changeMine(token, language, { texts }), copy.saved, onInvalid)
    if (isDone) document.querySelector<HTMLElement>('#text-choice')?.focus()
  }
  return {
    pending,
    confirm: () =>
      change(
        'confirm',
        () => changeMine(token, language, { confirm: true, version: mine.version }),
        copy.thanks,
      ),
    correctTo: (content: string) =>
      change('correct', () => changeMine(token, language, { content }), copy.changesSaved),
    consentTo: (scopes: ConsentScope[], done: string) => {
      const consent = { version: mine.consent.version, scopes }
      return change('consent', () => changeMine(token, language, { consent, version: mine.version }), done)
    },
    chooseEmails: (optOut: boolean, done: string) =>
      run('emails', () => changeMine(token, language, { optOut }), done),
    changeTexts,
    withdraw: () => change('withdraw', () => withdrawMine(token, language), copy.isWithdrawn(mine.isPrivate)),
  }
}

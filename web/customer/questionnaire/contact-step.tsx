import type { PublicForm } from '#contract/collection.ts'
import { type SubmitEvent, useRef, useState } from 'react'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Honeypot } from '../../ui/honeypot.tsx'
import { toast } from '../../ui/toast.ts'
import { AuthorFields } from '../author-fields.tsx'
import { ConsentFields } from '../consent-fields.tsx'
import { askedScopes, type Entries, type FieldErrors, findErrors, isPrivateRating } from '../entries.ts'
import { growing } from '../growing.ts'
import { useWords } from '../language.ts'
import { Named } from '../named.tsx'
import { StepHeading } from '../step-heading.tsx'
import { useQuestionWords } from './use-question-words.ts'

interface ContactStepProps {
  form: PublicForm
  entries: Entries
  onChange: (part: Partial<Entries>) => void
  refused: FieldErrors
  isWriting: boolean
  /** `website` is what stands in the hidden field. */
  onSubmit: (website: string) => void
  onWriteMyself: (website: string) => void
  onBack: () => void
}

/** Who it is from, and what may be done with it: asked before anything is written or shown. */
export function ContactStep(props: ContactStepProps) {
  const { form, entries, refused, onChange, isWriting, onBack } = props
  const honeypot = useRef<HTMLInputElement>(null)
  const { errors, check } = useContactChecks(form, entries, refused)
  const isPrivate = isPrivateRating(entries.rating)
  const all = useWords()
  const goOn = (onDone: (website: string) => void) => {
    if (check()) onDone(honeypot.current?.value ?? '')
  }
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        goOn(props.onSubmit)
      }}
    >
      <Opening form={form} isPrivate={isPrivate} />
      <Honeypot field={honeypot} />
      <AuthorFields form={form} entries={entries} errors={errors} onChange={onChange} isEmailOptional />
      <ConsentFields
        legend={all.consentLegend(form.businessName, isPrivate)}
        intro={all.consentHint}
        wording={form.consent}
        asked={askedScopes(entries)}
        scopes={entries.scopes}
        onChange={(scopes) => onChange({ scopes })}
      />
      <Ways
        form={form}
        isWriting={isWriting}
        onBack={onBack}
        onWriteMyself={() => goOn(props.onWriteMyself)}
      />
    </form>
  )
}

function Opening({ form, isPrivate }: Pick<ContactStepProps, 'form'> & { isPrivate: boolean }) {
  const all = useWords()
  const words = useQuestionWords()
  return (
    <div>
      <StepHeading>{words.contactTitle}</StepHeading>
      <p className="mt-2 text-base text-soft">
        {isPrivate && (
          <>
            <Badge tone="private">{all.internalOnly}</Badge>{' '}
          </>
        )}
        <Named say={isPrivate ? words.contactPrivate : words.contactIntro} name={form.businessName} />
      </p>
    </div>
  )
}

/** What pressing Submit agrees to, and the ways on: with a draft, without one, and back. */
function Ways({
  form,
  isWriting,
  onBack,
  onWriteMyself,
}: Pick<ContactStepProps, 'form' | 'isWriting' | 'onBack'> & { onWriteMyself: () => void }) {
  const words = useQuestionWords()
  return (
    <>
      <p id="draft-consent" className="-mb-2 text-sm text-soft">
        {words.agreeBySubmit} <bdi>{form.draftConsent.sentence}</bdi>
      </p>
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:flex-wrap">
        <Button variant="ghost" size="large" className={growing} onClick={onWriteMyself}>
          {words.writeMyself}
        </Button>
        <Button variant="secondary" size="large" className={growing} onClick={onBack}>
          {words.back}
        </Button>
        <Button
          type="submit"
          size="large"
          className={growing}
          aria-describedby="draft-consent"
          isPending={isWriting}
          pendingLabel={words.writing}
        >
          {words.submit}
        </Button>
      </div>
    </>
  )
}

/** What is missing: after the first attempt what we find, until then what the server refused. */
function useContactChecks(form: PublicForm, entries: Entries, refused: FieldErrors) {
  const [isChecked, setIsChecked] = useState(false)
  const all = useWords()
  const words = useQuestionWords()
  const { content: _later, ...found } = findErrors(entries, all, { ...form, isEmailOptional: true })
  const said = useRef<{ dismiss: () => void }>(undefined)
  function check(): boolean {
    const [first] = Object.keys(found)
    said.current?.dismiss()
    if (!first) return true
    setIsChecked(true)
    said.current = toast({ title: all.missingTitle, description: words.incomplete, variant: 'destructive' })
    document.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    return false
  }
  return { errors: isChecked ? found : refused, check }
}

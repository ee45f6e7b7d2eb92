import { type PublicForm, isPrivateRating } from '#contract/collection/collection.ts'
import { useRef, useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Honeypot } from '../../ui/form/honeypot.tsx'
import { endErrors, toast } from '../../ui/message/toast.ts'
import { AuthorFields } from '../fields/author-fields.tsx'
import { type Entries, type FieldErrors, findErrors } from '../sending/entries.ts'
import { FormConsent } from '../form/form-consent.tsx'
import { growing } from '../page/growing.ts'
import { useFormCopy } from '../language.ts'
import { StepIntro } from '../page/step-intro.tsx'
import { StepForm } from './step-form.tsx'
import { useQuestionCopy } from './use-question-copy.ts'

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
  const copy = useQuestionCopy()
  const { leaveEmpty } = useFormCopy()
  const goOn = (onDone: (website: string) => void) => {
    if (check()) onDone(honeypot.current?.value ?? '')
  }
  return (
    <StepForm onSubmit={() => goOn(props.onSubmit)}>
      <StepIntro
        title={copy.contactTitle}
        say={isPrivate ? copy.contactPrivate : copy.contactIntro}
        businessName={form.businessName}
        isPrivate={isPrivate}
      />
      <Honeypot field={honeypot} label={leaveEmpty} />
      <AuthorFields form={form} entries={entries} errors={errors} onChange={onChange} isEmailOptional />
      <FormConsent form={form} entries={entries} onChange={onChange} />
      <SubmitButtons
        form={form}
        isWriting={isWriting}
        onBack={onBack}
        onWriteMyself={() => goOn(props.onWriteMyself)}
      />
    </StepForm>
  )
}

/** What pressing Submit agrees to, and the ways on: with a draft, without one, and back. */
function SubmitButtons({
  form,
  isWriting,
  onBack,
  onWriteMyself,
}: Pick<ContactStepProps, 'form' | 'isWriting' | 'onBack'> & { onWriteMyself: () => void }) {
  const copy = useQuestionCopy()
  return (
    <>
      <p id="draft-consent" className="-mb-2 text-sm text-soft">
        {copy.agreeBySubmit} <bdi>{form.draftConsent.sentence}</bdi>
      </p>
      <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:flex-wrap">
        <Button variant="ghost" size="large" className={growing} onClick={onWriteMyself}>
          {copy.writeMyself}
        </Button>
        <Button variant="secondary" size="large" className={growing} onClick={onBack}>
          {copy.back}
        </Button>
        <Button
          type="submit"
          size="large"
          className={growing}
          aria-describedby="draft-consent"
          isPending={isWriting}
          pendingLabel={copy.writing}
        >
          {copy.submit}
        </Button>
      </div>
    </>
  )
}

/** What is missing: after the first attempt what we find, until then what the server refused. */
function useContactChecks(form: PublicForm, entries: Entries, refused: FieldErrors) {
  const [isChecked, setIsChecked] = useState(false)
  const formCopy = useFormCopy()
  const copy = useQuestionCopy()
  const { content: _later, ...found } = findErrors(entries, formCopy, { ...form, isEmailOptional: true })
  function check(): boolean {
    const [first] = Object.keys(found)
    endErrors()
    if (!first) return true
    setIsChecked(true)
    toast({
      title: formCopy.missingTitle,
      description: copy.incomplete,
      variant: 'destructive',
    })
    document.querySelector<HTMLElement>(`[name=${first}]`)?.focus()
    return false
  }
  return { errors: isChecked ? found : refused, check }
}

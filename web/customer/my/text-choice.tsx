import type { MyTestimonial } from '#contract/collection/my-testimonial.ts'
import { useState, type SubmitEvent } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import type { ApiProblem } from '../../lib/call/problem.ts'
import type { MyChange } from '../queries.ts'
import { useMyCopy } from './use-my-copy.ts'

type Texting = NonNullable<MyTestimonial['texting']>

interface TextChoiceProps {
  businessName: string
  texting: Texting
  isSaving: boolean
  /** Null stops them. */
  onChange: (texts: MyChange['texts'], onInvalid?: (problem: ApiProblem) => void) => Promise<void>
}

/** Whether the business may send text messages, and to which number. */
export function TextChoice({ businessName, texting, isSaving, onChange }: TextChoiceProps) {
  const copy = useMyCopy()
  return (
    <section
      id="text-choice"
      tabIndex={-1}
      aria-label={copy.textsTitle}
      className="flex flex-col items-start gap-4 border-t border-line pt-6 outline-none"
    >
      {texting.phoneEnding === null ? (
        <AllowTexts
          key={texting.wording}
          businessName={businessName}
          wording={texting.wording}
          isSaving={isSaving}
          onChange={onChange}
        />
      ) : (
        <>
          <p dir="auto" className="text-base text-soft">
            {texting.isStopped ? copy.textsStopped : copy.textsAllowed(businessName, texting.phoneEnding)}
          </p>
          <Button variant="secondary" isPending={isSaving} onClick={() => void onChange(null)}>
            {copy.stopTexts}
          </Button>
        </>
      )}
    </section>
  )
}

/** The number is asked for once the box is ticked: nobody is in doubt what it is for. */
function AllowTexts({
  businessName,
  wording,
  isSaving,
  onChange,
}: Pick<Texting, 'wording'> & Pick<TextChoiceProps, 'businessName' | 'isSaving' | 'onChange'>) {
  const copy = useMyCopy()
  const [isAgreed, setIsAgreed] = useState(false)
  const [phone, setPhone] = useState('')
  const [error, setError] = useState<string>()
  function save(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    setError(phone.trim() === '' ? copy.phoneWrong : undefined)
    if (phone.trim() === '') return
    // Only a number that cannot be read is refused with its field; the other refusal is of one that could.
    void onChange({ phone, wording }, ({ fields }) =>
      setError(Object.keys(fields).length > 0 ? copy.phoneWrong : copy.otherPhone(businessName)),
    )
  }
  return (
    <form noValidate onSubmit={save} className="flex w-full flex-col items-start gap-4">
      <Checkbox
        label={<bdi>{wording}</bdi>}
        checked={isAgreed}
        onChange={(event) => setIsAgreed(event.currentTarget.checked)}
      />
      {isAgreed && (
        <>
          <PhoneField phone={phone} error={error} onChange={setPhone} />
          <Button variant="secondary" type="submit" isPending={isSaving} pendingLabel={copy.saving}>
            {copy.allowTexts}
          </Button>
        </>
      )}
    </form>
  )
}

function PhoneField({
  phone,
  error,
  onChange,
}: {
  phone: string
  error: string | undefined
  onChange: (phone: string) => void
}) {
  const copy = useMyCopy()
  return (
    <Field label={copy.phone} hint={copy.phoneHint} error={error} isRequired className="w-full max-w-80">
      <Input
        type="tel"
        name="phone"
        autoComplete="tel"
        dir="ltr"
        maxLength={40}
        value={phone}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
    </Field>
  )
}

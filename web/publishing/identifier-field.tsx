import { platformIdentifiers, readIdentifier, type ReviewPlatform } from '#contract/platform-identifiers.ts'
import { useState } from 'react'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'

/** The identifier, checked as it is typed. A pasted address of the business's page becomes the identifier inside it. */
export function IdentifierField({
  platform,
  hint,
  value,
  refusal,
  onChange,
}: {
  platform: ReviewPlatform
  hint: string
  value: string
  /** What sending it found. */
  refusal: string | undefined
  onChange: (id: string) => void
}) {
  const { label, example } = platformIdentifiers[platform]
  const [found, setFound] = useState<string>()
  const [wasLeft, setWasLeft] = useState(false)
  const { problem } = readIdentifier(platform, value)
  // A link is whole when it is pasted; what is typed by hand is looked at when somebody goes on.
  const isLink = /^https?:\/\/|\//i.test(value)
  const shown = refusal ?? (value.trim() !== '' && (wasLeft || isLink) ? problem : undefined)
  function change(typed: string) {
    const { id } = readIdentifier(platform, typed)
    const isFound = id !== undefined && id !== typed.trim()
    setFound(isFound ? id : undefined)
    onChange(isFound ? id : typed)
  }
  return (
    <Field
      label={label}
      isRequired
      error={shown}
      hint={
        found !== undefined && found === value ? (
          <output className="text-success-text">Found in the link you pasted.</output>
        ) : (
          hint
        )
      }
    >
      <Input
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        placeholder={example}
        value={value}
        onChange={(event) => change(event.currentTarget.value)}
        onBlur={() => setWasLeft(true)}
      />
    </Field>
  )
}

import {
  platformIdentifiers,
  readIdentifier,
  type ReviewPlatform,
} from '#contract/publishing/platform-identifiers.ts'
import { useState } from 'react'
import { platformNames } from '../../lib/copy/platform-names.ts'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { unknownCopy, useIsKnown } from './use-is-known.ts'

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
  const { id, problem } = readIdentifier(platform, value)
  const isKnown = useIsKnown(platform, id)
  // A link is whole when it is pasted; what is typed by hand is looked at when somebody goes on.
  const isLink = /^https?:\/\/|\//i.test(value)
  const shown = refusal ?? (value.trim() !== '' && (wasLeft || isLink) ? problem : undefined)
  function change(typed: string) {
    const read = readIdentifier(platform, typed)
    const isFound = read.id !== undefined && read.id !== typed.trim()
    setFound(isFound ? read.id : undefined)
    onChange(isFound ? read.id : typed)
  }
  return (
    <Field
      label={label}
      isRequired
      error={shown}
      hint={<FieldHint platform={platform} isKnown={isKnown} isFound={found === value} hint={hint} />}
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

function FieldHint({
  platform,
  isKnown,
  isFound,
  hint,
}: {
  platform: ReviewPlatform
  isKnown: boolean | undefined
  isFound: boolean
  hint: string
}) {
  if (isKnown === false) return <output className="text-warning-text">{unknownCopy[platform]}</output>
  if (isFound) return <output className="text-success-text">Found in the link you pasted.</output>
  if (isKnown) return <output className="text-success-text">Confirmed by {platformNames[platform]}.</output>
  return hint
}

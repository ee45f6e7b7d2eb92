import type { ComponentProps } from 'react'
import { Textarea } from '../../ui/form/textarea.tsx'
import { useFormCopy } from '../language.ts'

interface WordsInputProps extends Pick<ComponentProps<typeof Textarea>, 'name' | 'rows' | 'className'> {
  value: string
  longest: number
  onChange: (content: string) => void
}

/** Where a customer writes, in any language. The count of characters stays away until it matters: the last thousand. */
export function WordsInput({ value, longest, onChange, ...rest }: WordsInputProps) {
  const copy = useFormCopy()
  return (
    <Textarea
      dir="auto"
      sayLeft={copy.charactersLeft}
      maxLength={value.length > longest - 1000 ? longest : undefined}
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
      {...rest}
    />
  )
}

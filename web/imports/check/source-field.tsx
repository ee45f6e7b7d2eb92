import { useState } from 'react'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import type { ReviewFlow } from '../use-import-flow.ts'

/** Where the reviews come from; taken over when the field is left, so that typing does not read the file anew. */
export function SourceField({ flow, source }: { flow: ReviewFlow; source: string }) {
  const [typed, setTyped] = useState(source)
  return (
    <Field
      label="Where are these reviews from?"
      hint={`Shown with each review: "${typed.trim() === '' ? 'Imported' : `Imported from ${typed.trim()}`}"`}
    >
      <Input
        value={typed}
        maxLength={60}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onBlur={() => {
          const said = typed.trim()
          if (said !== source) flow.decide({ source: said })
        }}
      />
    </Field>
  )
}

import type { CrmIntegration, WriteBack } from '#contract/crm/crm.ts'
import type { CrmField, CrmFieldType } from '#contract/crm/crm-fields.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { FormDialog } from '../ui/dialog/form-dialog.tsx'
import { Field } from '../ui/form/field.tsx'
import { Select } from '../ui/form/select.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { QueryFailure } from '../ui/message/load-failure.tsx'
import { tellOutcome } from '../ui/message/show-refusal.ts'
import { crmCopy } from './copy.ts'
import { fieldsQuery, useChangeIntegration } from './queries.ts'

const nothing: WriteBack = { given: null, date: null, rating: null, link: null }

/** What can be written, and the types of fields that can hold it. */
const facts: readonly (readonly [keyof WriteBack, string, readonly CrmFieldType[]])[] = [
  ['given', 'Gave a testimonial', ['yes-no', 'text']],
  ['date', 'Date', ['date', 'text']],
  ['rating', 'Rating', ['number', 'text']],
  ['link', 'Link to the testimonial', ['text']],
]

/** Which field of a contact each fact is written to. */
export function WriteBackDialog({
  integration: { id, crmType, writeBack },
  onClose,
}: {
  integration: CrmIntegration
  onClose: () => void
}) {
  const { name } = crmCopy[crmType]
  const fields = useQuery(fieldsQuery(id))
  const change = useChangeIntegration(id)
  const [chosen, setChosen] = useState<WriteBack>(writeBack ?? nothing)
  const save = () => change.mutate({ writeBack: chosen }, tellOutcome('Saved', 'Not saved', onClose))
  return (
    <FormDialog
      title={`Update contacts in ${name}`}
      description={`When a contact gives a testimonial, these fields are filled in ${name}.`}
      submitLabel="Save"
      pendingLabel="Saving..."
      isPending={change.isPending}
      isDisabled={!fields.data}
      onClose={onClose}
      onSubmit={save}
    >
      <QueryFailure query={fields} otherwise={`Couldn't load the fields of ${name}.`} />
      {fields.isPending && <Skeleton className="h-64 w-full" />}
      {fields.data &&
        facts.map(([fact, label, types]) => (
          <Field key={fact} label={label}>
            <Select
              value={chosen[fact] ?? ''}
              onChange={(event) => setChosen({ ...chosen, [fact]: event.target.value || null })}
            >
              <option value="">Don't write</option>
              {writable(fields.data.contact, types).map((field) => (
                <option key={field.name} value={field.name}>
                  {field.label}
                </option>
              ))}
            </Select>
          </Field>
        ))}
    </FormDialog>
  )
}

function writable(fields: readonly CrmField[], types: readonly CrmFieldType[]): CrmField[] {
  return fields.filter(({ isWritable, type }) => isWritable && types.includes(type))
}

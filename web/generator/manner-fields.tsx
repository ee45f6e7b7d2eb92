import type { GenerationForm } from '#contract/writer/writer.ts'
import type { UseFormReturn } from 'react-hook-form'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { Field } from '../ui/form/field.tsx'
import { Select } from '../ui/form/select.tsx'
import { manners } from './copy.ts'
import { useMannerHint } from './use-manner-hint.ts'
import { LabeledOptions } from './options/labeled-options.tsx'

/** How the text should sound. Everything here has an answer from the start. */
export function MannerFields({ form }: { form: UseFormReturn<GenerationForm> }) {
  const hintOf = useMannerHint()
  return (
    <>
      <div className="grid items-start gap-5 sm:grid-cols-2 lg:grid-cols-3">
        {manners.map(({ name, label, options }) => (
          <Field key={name} label={label} hint={hintOf(name)}>
            <Select {...form.register(name)}>
              <LabeledOptions options={options} />
            </Select>
          </Field>
        ))}
      </div>
      <Checkbox
        label="Include specifics"
        hint="Start with numbers and names."
        {...form.register('includeSpecifics')}
      />
    </>
  )
}

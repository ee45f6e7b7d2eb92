import { type Delimiter, delimiters } from '#contract/imports.ts'
import { Checkbox } from '../ui/checkbox.tsx'
import { Field } from '../ui/field.tsx'
import { Select } from '../ui/select.tsx'
import { oldEncodings } from './decode-file.ts'
import type { AnyFlow } from './use-import-flow.ts'
import { delimiterCopy } from './copy.ts'

interface TableOptionsProps {
  flow: AnyFlow
  mapping: { delimiter: Delimiter; hasHeader: boolean }
}

/** How the file is split and decoded, whatever is in it. */
export function TableOptions({ flow, mapping }: TableOptionsProps) {
  return (
    <>
      {flow.isTable && (
        <Field label="Column separator">
          <Select
            value={mapping.delimiter}
            onChange={({ currentTarget: { value } }) => {
              const delimiter = delimiters.find((one) => one === value)
              if (delimiter !== undefined) flow.reread({ delimiter })
            }}
          >
            {delimiters.map((delimiter) => (
              <option key={delimiter} value={delimiter}>
                {delimiterCopy[delimiter]}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {flow.assumedEncoding && (
        <Field label="Text encoding" hint="Change this if accented letters look wrong.">
          <Select
            value={flow.assumedEncoding}
            onChange={({ currentTarget: { value } }) => {
              const encoding = oldEncodings.find((one) => one.value === value)
              if (encoding !== undefined) flow.decode(encoding.value)
            }}
          >
            {oldEncodings.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </Select>
        </Field>
      )}
      {flow.isTable && (
        <Checkbox
          className="self-end sm:col-span-2"
          label="The first row contains the column names"
          checked={mapping.hasHeader}
          onChange={(event) => flow.reread({ hasHeader: event.currentTarget.checked })}
        />
      )}
    </>
  )
}

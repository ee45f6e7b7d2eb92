import { type Delimiter, delimiters } from '#contract/imports/import-files.ts'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { ChoiceField } from '../../ui/choices/choice-field.tsx'
import { oldEncodings } from '../decode-file.ts'
import type { AnyFlow } from '../use-import-flow.ts'
import { delimiterCopy } from '../copy.ts'

const separators = delimiters.map((delimiter) => [delimiter, delimiterCopy[delimiter]] as const)

interface TableOptionsProps {
  flow: AnyFlow
  mapping: { delimiter: Delimiter; hasHeader: boolean }
}

/** How the file is split and decoded, whatever is in it. */
export function TableOptions({ flow, mapping }: TableOptionsProps) {
  return (
    <>
      {flow.isTable && (
        <ChoiceField
          label="Column separator"
          choices={separators}
          value={mapping.delimiter}
          onChoose={(delimiter) => flow.reread({ delimiter })}
        />
      )}
      {flow.assumedEncoding && (
        <ChoiceField
          label="Text encoding"
          hint="Change this if accented letters look wrong."
          choices={oldEncodings}
          value={flow.assumedEncoding}
          onChoose={flow.decode}
        />
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

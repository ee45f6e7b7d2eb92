import type { ImportPreview } from '#contract/imports/imports.ts'
import { ColumnList } from './column-list.tsx'
import { ReadingOptions } from './reading-options.tsx'
import type { ReviewFlow } from '../use-import-flow.ts'
import { fieldCopy } from '../copy.ts'

interface SettingsProps {
  flow: ReviewFlow
  preview: ImportPreview
  mapping: ImportPreview['mapping']['columns']
}

/** How the file is read. Folded away where its product is known, except for dates that only the owner can read. */
export function ImportSettings({ flow, preview, mapping }: SettingsProps) {
  const settings = <AllSettings flow={flow} preview={preview} mapping={mapping} />
  if (preview.recognized === null) return settings
  return (
    <>
      {preview.datesAmbiguous && <ReadingOptions flow={flow} preview={preview} isDatesOnly />}
      <details>
        <summary className="cursor-pointer rounded-sm text-sm font-semibold text-accent-text">
          Change import settings
        </summary>
        <div className="pt-4">{settings}</div>
      </details>
    </>
  )
}

function AllSettings({ flow, preview, mapping }: SettingsProps) {
  return (
    <div className="flex flex-col gap-6">
      <ColumnList
        columns={preview.columns}
        mapping={mapping}
        copy={fieldCopy}
        missing={mapping.content === undefined ? 'Choose the column with the review text.' : undefined}
        onChange={(columns) => flow.decide({ columns })}
      />
      <ReadingOptions flow={flow} preview={preview} />
    </div>
  )
}

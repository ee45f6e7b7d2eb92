import type { Recommendation } from '#contract/recommendations/recommendations.ts'
import { Copy, Download, LayoutTemplate, Tag, X } from 'lucide-react'
import { useId } from 'react'
import { saveFile } from '../lib/save-file.ts'
import { Button } from '../ui/button/button.tsx'
import { IconButton } from '../ui/button/icon-button.tsx'
import { Restricted } from '../ui/form/restricted.tsx'
import { Card } from '../ui/layout/card.tsx'
import { CardTitle } from '../ui/layout/card-title.tsx'
import { Menu } from '../ui/menu/menu.tsx'
import { MenuItem } from '../ui/menu/menu-item.tsx'
import { toast } from '../ui/message/toast.ts'
import { tellCopyRefused } from './card-actions.tsx'
import { exportFile, type ExportFormat } from './export-files.ts'
import { markedQuote, quotedTexts } from './quoted.ts'

interface SelectedPanelProps {
  selected: readonly Recommendation[]
  onRemove: (id: string) => void
  onClear: () => void
  onTag: () => void
  onMakeWidget: () => void
}

const formats: readonly (readonly [ExportFormat, string])[] = [
  ['csv', 'Spreadsheet (CSV)'],
  ['json', 'JSON'],
  ['md', 'Markdown'],
]

/** The testimonials that were picked, and what can be done with all of them. It keeps them when the settings change. */
export function SelectedPanel({ selected, onRemove, onClear, onTag, onMakeWidget }: SelectedPanelProps) {
  const titleId = useId()
  return (
    <Card>
      <section aria-labelledby={titleId} className="flex flex-col gap-4">
        <div className="flex min-h-8 items-center justify-between gap-2">
          <CardTitle id={titleId}>Selected testimonials</CardTitle>
          {selected.length > 0 && (
            <Button size="small" variant="ghost" className="-mr-2.5" onClick={onClear}>
              Clear
            </Button>
          )}
        </div>
        {selected.length === 0 ? (
          <p className="text-base text-soft">
            Check the ones you want to use. You can export them, copy them, tag them, or show them in a
            widget.
          </p>
        ) : (
          <>
            <SelectedList selected={selected} onRemove={onRemove} />
            <div className="grid grid-cols-2 gap-2">
              <ExportSelected selected={selected} />
              <Button variant="secondary" onClick={() => void copyAll(selected)}>
                <Copy aria-hidden="true" />
                Copy All
              </Button>
              <Restricted isQuiet>
                <Button variant="secondary" onClick={onTag}>
                  <Tag aria-hidden="true" />
                  Tag
                </Button>
                <Button onClick={onMakeWidget}>
                  <LayoutTemplate aria-hidden="true" />
                  Make widget
                </Button>
              </Restricted>
            </div>
          </>
        )}
      </section>
    </Card>
  )
}

function SelectedList({ selected, onRemove }: Pick<SelectedPanelProps, 'selected' | 'onRemove'>) {
  return (
    <ol aria-label="Selected" className="flex max-h-80 flex-col divide-y divide-line overflow-y-auto">
      {selected.map(({ testimonialId, customerName, quote }) => (
        <li key={testimonialId} className="flex items-start gap-2 py-2 first:pt-0 last:pb-0">
          <div className="min-w-0 grow">
            <p className="truncate text-sm font-semibold">{customerName}</p>
            <p className="truncate text-sm text-faint">{markedQuote(quote)}</p>
          </div>
          <IconButton
            label={`Remove ${customerName}`}
            size="small"
            icon={<X />}
            onClick={() => onRemove(testimonialId)}
          />
        </li>
      ))}
    </ol>
  )
}

function ExportSelected({ selected }: Pick<SelectedPanelProps, 'selected'>) {
  function save(format: ExportFormat) {
    const file = exportFile(selected, format, window.location.origin)
    saveFile(file, file.name)
  }
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="secondary">
          <Download aria-hidden="true" />
          Export Selected
        </Button>
      }
    >
      {formats.map(([format, name]) => (
        <MenuItem key={format} onSelect={() => save(format)}>
          {name}
        </MenuItem>
      ))}
    </Menu>
  )
}

async function copyAll(selected: readonly Recommendation[]) {
  try {
    await navigator.clipboard.writeText(quotedTexts(selected))
    toast({ title: 'Copied to clipboard' })
  } catch {
    tellCopyRefused()
  }
}

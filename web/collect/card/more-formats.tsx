import type { CardDesign } from '#contract/collection/card-design.ts'
import { Download } from 'lucide-react'
import { useState } from 'react'
import { saveFile } from '../../lib/save-file.ts'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Checkbox } from '../../ui/form/checkbox.tsx'
import { ChoiceField } from '../../ui/choices/choice-field.tsx'
import { tryWithCode } from '../qr/try-with-code.ts'
import { type PrintFormat, printFile } from '../print/card-files.ts'
import type { CardContent } from '../print/compose-card.ts'
import { type Paper, papers } from '../print/sheets.ts'

const formats = [
  ['pdf', 'PDF, at real size'],
  ['svg', 'SVG, at real size'],
  ['stickers', 'Sheet of stickers, PDF'],
  ['tents', 'Table tents, PDF'],
] as const
const paperChoices = [
  ['letter', papers.letter.label],
  ['a4', papers.a4.label],
] as const

/** The United States and Canada print on Letter, the rest of the world on A4. */
const usualPaper: Paper = /-(?:US|CA|MX|PH)$/.test(navigator.language) ? 'letter' : 'a4'

/** The card as files for printers, with vectors that are sharp at any size. */
export function MoreFormats({
  design,
  content,
  isRefused,
}: {
  design: CardDesign
  content: CardContent
  isRefused: boolean
}) {
  const [format, setFormat] = useState<Exclude<PrintFormat, 'print-shop'>>('pdf')
  const [paper, setPaper] = useState(usualPaper)
  const [hasBleed, setHasBleed] = useState(false)
  const [isMaking, setIsMaking] = useState(false)
  async function save() {
    setIsMaking(true)
    const wanted = format === 'pdf' && hasBleed ? 'print-shop' : format
    const file = await printFile(wanted, design, content, paper).finally(() => setIsMaking(false))
    saveFile(file, file.name)
  }
  return (
    <Card className="flex flex-col gap-4">
      <h3 className="text-base font-semibold">For print shops, stickers and tables</h3>
      <ChoiceField label="Format" choices={formats} value={format} onChoose={setFormat} />
      {format === 'pdf' && (
        <Checkbox
          label="Bleed and crop marks"
          hint="An eighth of an inch on every side, for printers that cut."
          checked={hasBleed}
          onChange={(event) => setHasBleed(event.target.checked)}
        />
      )}
      {(format === 'stickers' || format === 'tents') && (
        <ChoiceField label="Paper" choices={paperChoices} value={paper} onChoose={setPaper} />
      )}
      <Button
        variant="secondary"
        className="self-start"
        disabled={isRefused}
        isPending={isMaking}
        pendingLabel="Making the file..."
        onClick={() => void tryWithCode(save)}
      >
        <Download aria-hidden="true" />
        Download file
      </Button>
    </Card>
  )
}

import type { CardDesign } from '#contract/collection/card-design.ts'
import { Copy, Download, Printer } from 'lucide-react'
import { saveFile } from '../../lib/save-file.ts'
import { Banner } from '../../ui/message/banner.tsx'
import { Button } from '../../ui/button/button.tsx'
import { toast } from '../../ui/message/toast.ts'
import { whyNotScanned } from './card-design.ts'
import { tryWithCode } from '../qr/try-with-code.ts'
import { MoreFormats } from './more-formats.tsx'
import { cardPng, codePng } from '../print/card-files.ts'
import type { CardContent } from '../print/compose-card.ts'

/** What can be done with the card and with the code on it. A code that would not scan is not given out. */
export function CardActions({ design, content }: { design: CardDesign; content: CardContent }) {
  const fault = whyNotScanned(design)
  async function saveCard() {
    const file = await cardPng(design, content)
    saveFile(file, file.name)
  }
  async function copyCode() {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': codePng(design, content) })])
    toast({ title: 'QR code copied', description: 'Paste it where you need it.' })
  }
  const isRefused = fault !== undefined
  return (
    <>
      {fault && <Banner tone="danger">{fault.sentence} Choose a darker one to print.</Banner>}
      <div className="flex flex-wrap justify-center gap-2">
        <Button disabled={isRefused} onClick={() => window.print()}>
          <Printer aria-hidden="true" />
          Print
        </Button>
        <Button variant="secondary" disabled={isRefused} onClick={() => void tryWithCode(saveCard)}>
          <Download aria-hidden="true" />
          Download Print
        </Button>
        <Button variant="secondary" disabled={isRefused} onClick={() => void tryWithCode(copyCode)}>
          <Copy aria-hidden="true" />
          Copy QR
        </Button>
      </div>
      <MoreFormats design={design} content={content} isRefused={isRefused} />
    </>
  )
}

import type { CardDesign } from '#contract/card-design.ts'
import { Copy, Download, Printer } from 'lucide-react'
import { saveFile } from '../lib/save-file.ts'
import { Button } from '../ui/button.tsx'
import { pngOf, qrPng, saveQrSvg } from '../ui/qr-file.ts'
import { toast } from '../ui/toast.ts'
import { drawCard } from './draw-card.ts'
import { qrFailed } from './qr-failed.ts'
import { qrFileName } from './qr-file-name.ts'

/** What can be done with the card and with the code on it. */
export function CardActions({
  design,
  link,
  name,
  businessName,
}: {
  design: CardDesign
  link: string
  name: string
  businessName: string
}) {
  async function saveCard() {
    const canvas = document.createElement('canvas')
    drawCard(canvas, design, { link, businessName })
    saveFile(await pngOf(canvas), `qr-${design.template}-${design.size}.png`)
  }
  async function copyCode() {
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': qrPng(link) })])
    toast({ title: 'QR code copied', description: 'Paste it where you need it.' })
  }
  const attempt = (how: () => void | Promise<void>) => () =>
    void Promise.resolve()
      .then(how)
      .catch(() => toast(qrFailed))
  return (
    <div className="grid grid-cols-2 gap-2">
      <Button onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        Print
      </Button>
      <Button variant="secondary" onClick={attempt(saveCard)}>
        <Download aria-hidden="true" />
        Download Print
      </Button>
      <Button variant="secondary" onClick={attempt(copyCode)}>
        <Copy aria-hidden="true" />
        Copy QR
      </Button>
      <Button variant="secondary" onClick={attempt(() => saveQrSvg(link, qrFileName(name)))}>
        <Download aria-hidden="true" />
        Download SVG
      </Button>
    </div>
  )
}

import { Download } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { saveQrPng, saveQrSvg } from '../ui/qr-file.ts'
import { tryWithCode } from './attempt.ts'

/** The code as a file: a drawing for print, a picture for everything else. */
export function QrDownloads({ link, fileName }: { link: string; fileName: string }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button
        variant="secondary"
        size="small"
        onClick={() => void tryWithCode(() => saveQrPng(link, fileName))}
      >
        <Download aria-hidden="true" />
        Download PNG
      </Button>
      <Button
        variant="secondary"
        size="small"
        onClick={() => void tryWithCode(() => saveQrSvg(link, fileName))}
      >
        <Download aria-hidden="true" />
        Download SVG
      </Button>
    </div>
  )
}

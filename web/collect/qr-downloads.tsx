import { Download } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { saveQrPng, saveQrSvg } from '../ui/qr-file.ts'
import { toast } from '../ui/toast.ts'
import { qrFailed } from './qr-failed.ts'

/** The code as a file: a drawing for print, a picture for everything else. */
export function QrDownloads({ link, fileName }: { link: string; fileName: string }) {
  function save(how: () => void | Promise<void>) {
    Promise.resolve()
      .then(how)
      .catch(() => toast(qrFailed))
  }
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant="secondary" size="small" onClick={() => save(() => saveQrPng(link, fileName))}>
        <Download aria-hidden="true" />
        Download PNG
      </Button>
      <Button variant="secondary" size="small" onClick={() => save(() => saveQrSvg(link, fileName))}>
        <Download aria-hidden="true" />
        Download SVG
      </Button>
    </div>
  )
}

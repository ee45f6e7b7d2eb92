import { Download } from 'lucide-react'
import { Button } from '../../ui/button/button.tsx'
import { saveQrPng, saveQrSvg } from './qr-file.ts'
import { tryWithCode } from './try-with-code.ts'

/** A picture for everything else, and a drawing for print. */
const formats = [
  { name: 'PNG', save: saveQrPng },
  { name: 'SVG', save: saveQrSvg },
]

/** The code as a file. */
export function QrDownloads({ link, fileName }: { link: string; fileName: string }) {
  return (
    <div className="flex flex-wrap gap-2">
      {formats.map(({ name, save }) => (
        <Button
          key={name}
          variant="secondary"
          size="small"
          onClick={() => void tryWithCode(() => save(link, fileName))}
        >
          <Download aria-hidden="true" />
          Download {name}
        </Button>
      ))}
    </div>
  )
}

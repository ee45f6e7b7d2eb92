import { Printer, QrCode as QrIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field } from '../ui/field.tsx'
import { LinkButton } from '../ui/link-button.tsx'
import { QrCode } from '../ui/qr-code.tsx'
import { CardTitle } from './card-title.tsx'
import type { Target } from './link-targets.ts'
import { QrDownloads } from './qr-downloads.tsx'
import { qrFileName } from './qr-file-name.ts'
import { TargetSelect } from './target-select.tsx'

/** The code of a link, made on the spot: nothing is asked of anybody else's server. */
export function QrBlock({ targets }: { targets: readonly Target[] }) {
  const [chosen, setChosen] = useState<string>()
  const [shown, setShown] = useState<string>()
  const target = targets.find(({ id }) => id === chosen) ?? targets[0]
  const code = targets.find(({ id }) => id === shown)
  if (!target) return null
  return (
    <Card>
      <CardTitle icon={<QrIcon aria-hidden="true" />} title="QR code">
        Put it on your counter, tables or packages. Scanning it opens your form.
      </CardTitle>
      <div className="mt-4 flex flex-col gap-4">
        <Field label="Links to">
          <TargetSelect targets={targets} value={target.id} onChoose={setChosen} />
        </Field>
        <Button variant="secondary" className="self-start" onClick={() => setShown(target.id)}>
          Generate QR Code
        </Button>
        {code && (
          <div className="flex flex-wrap items-center gap-5 border-t border-line pt-4">
            <div className="w-40 overflow-hidden rounded-md border border-line">
              <QrCode text={code.link} label={`QR code for ${code.name}`} />
            </div>
            <div className="flex min-w-40 flex-1 flex-col items-start gap-3">
              <p className="max-w-full text-base font-medium break-words">{code.name}</p>
              <QrDownloads link={code.link} fileName={qrFileName(code.name)} />
              <LinkButton
                href={`/qr-testimonials?link=${code.id}`}
                variant="ghost"
                size="small"
                className="-ml-2.5"
              >
                <Printer aria-hidden="true" />
                Make a printable card
              </LinkButton>
            </div>
          </div>
        )}
      </div>
    </Card>
  )
}

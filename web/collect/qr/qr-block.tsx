import { Printer, QrCode as QrIcon } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Field } from '../../ui/form/field.tsx'
import { LinkButton } from '../../ui/button/link-button.tsx'
import { QrCode } from '../../ui/qr/qr-code.tsx'
import type { Target } from '../link/link-targets.ts'
import { MakerCard } from '../card/maker-card.tsx'
import { QrDownloads } from './qr-downloads.tsx'
import { qrFileName } from './qr-file-name.ts'
import { TargetSelect } from '../link/target-select.tsx'

/** Chooses what a code leads to. */
export function QrMaker({
  targets,
  onGenerate,
}: {
  targets: readonly Target[]
  onGenerate: (id: string) => void
}) {
  const [chosen, setChosen] = useState<string>()
  const target = targets.find(({ id }) => id === chosen) ?? targets[0]
  if (!target) return null
  return (
    <MakerCard
      icon={<QrIcon aria-hidden="true" />}
      title="QR code"
      says="For your counter, tables or packages. Scanning it opens your form."
    >
      <div className="flex min-w-0 flex-col gap-4">
        <Field label="Links to">
          <TargetSelect targets={targets} value={target.id} onChoose={setChosen} />
        </Field>
        <Button variant="secondary" className="self-start" onClick={() => onGenerate(target.id)}>
          Generate QR Code
        </Button>
      </div>
    </MakerCard>
  )
}

/** The code of a link, made on the spot: nothing is asked of anybody else's server. */
export function QrBox({ target }: { target: Target }) {
  return (
    <Card className="flex flex-wrap items-center gap-5">
      <div className="w-40 overflow-hidden rounded-md border border-line">
        <QrCode text={target.link} label={`QR code for ${target.name}`} />
      </div>
      <div className="flex min-w-40 flex-1 flex-col items-start gap-3">
        <p className="max-w-full text-base font-medium break-words">{target.name}</p>
        <QrDownloads link={target.link} fileName={qrFileName(target.name)} />
        <LinkButton
          href={`/qr-testimonials?link=${target.id}`}
          variant="ghost"
          size="small"
          className="-ml-2.5"
        >
          <Printer aria-hidden="true" />
          Make a printable card
        </LinkButton>
      </div>
    </Card>
  )
}

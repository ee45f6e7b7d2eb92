import { type CardDesign, isScannable } from '#contract/collection/card-design.ts'
import { QrCode } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Field } from '../../ui/form/field.tsx'
import { toast } from '../../ui/message/toast.ts'
import type { Target } from '../link/link-targets.ts'
import { qrFailed } from '../qr/qr-failed.ts'
import { lastDayOf } from '../link/last-day.ts'
import { LastDayDialog } from '../link/last-day-dialog.tsx'
import { useCreateSharingLink } from '../queries.ts'
import { TargetSelect } from '../link/target-select.tsx'

interface CardLinkProps {
  targets: readonly Target[]
  target: Target | undefined
  /** Its title names the link. */
  design: CardDesign
  /** `design`: of a link that was just made for it. */
  onChoose: (id: string, design?: CardDesign) => void
}

const generated = {
  title: 'Link Generated',
  description: 'Your testimonial collection link has been created successfully.',
}
const reused = {
  title: 'This card already has a code',
  description: 'For another code, change the title first.',
}

/** Where the card's code leads: to what there is, or to a link made for this card alone. */
export function CardLink({ targets, target, design, onChoose }: CardLinkProps) {
  const create = useCreateSharingLink()
  const generate = () => {
    const name = `QR code: ${design.title.trim() || 'card'}`
    const body = { description: name, opens: 'questionnaire' as const, design }
    create.mutate(body, {
      onSuccess: ({ id }) => {
        onChoose(id, design)
        toast(targets.some((known) => known.id === id) ? reused : generated)
      },
      onError: () => toast(qrFailed),
    })
  }
  return (
    <Card className="flex flex-col items-start gap-4">
      <Field
        label="Links to"
        className="w-full"
        hint="Generate a separate code: it opens the questionnaire and counts the testimonials from this card."
      >
        <TargetSelect targets={targets} value={target?.id ?? ''} onChoose={onChoose} />
      </Field>
      {target?.expiresAt !== undefined && (
        <TargetLastDay key={target.id} target={target} expiresAt={target.expiresAt} />
      )}
      <Button
        variant="secondary"
        isPending={create.isPending}
        pendingLabel="Generating..."
        disabled={!isScannable(design)}
        onClick={generate}
      >
        <QrCode aria-hidden="true" />
        Generate QR Code
      </Button>
    </Card>
  )
}

/** Until when the code leads to questions, with the way to change it. */
function TargetLastDay({ target, expiresAt }: { target: Target; expiresAt: string | null }) {
  const [isOpen, setIsOpen] = useState(false)
  const last = lastDayOf({ expiresAt })
  const until = last ? `This code works until ${last.day}.` : 'This code never expires.'
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-soft">
      <p>{last?.isOver ? `This code expired on ${last.day}.` : until}</p>
      <Button variant="ghost" size="small" onClick={() => setIsOpen(true)}>
        {last ? 'Change' : 'Set a last day'}
      </Button>
      {isOpen && (
        <LastDayDialog
          link={{ id: target.id, description: target.name, expiresAt }}
          onClose={() => setIsOpen(false)}
        />
      )}
    </div>
  )
}

import { cardAddress } from './card-address.ts'
import { type CardDesign, isScannable } from '#contract/collection/card-design.ts'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { sentenceOf } from '../../lib/call/problem.ts'
import { useAutosave } from '../../lib/call/use-autosave.ts'
import { SaveStatus } from '../../ui/form/save-status.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { toast } from '../../ui/message/toast.ts'
import { CardActions } from './card-actions.tsx'
import { CardExperience } from './card-experience.tsx'
import { CardFields } from './card-fields.tsx'
import { CardLink } from './card-link.tsx'
import { CardPlatforms } from './card-platforms.tsx'
import { firstDesignOf } from './card-design.ts'
import { CardPreview } from './card-preview.tsx'
import type { Target } from '../link/link-targets.ts'
import { PlacementTips } from '../qr/placement-tips.tsx'
import { designQuery, useSaveDesign } from '../queries.ts'
import { useLogo } from './use-logo.ts'

/** The same above and below. */
const columns = 'grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_26rem]'

interface CardEditorProps {
  linkId: string
  targets: readonly Target[]
  /** Undefined while it is being loaded. */
  target: Target | undefined
  businessName: string
  logoUrl: string | null
  /** Of the business; empty where it has none. */
  accentColor: string
  onChoose: (id: string, design?: CardDesign) => void
}

/** The card of one link. Changes save automatically. */
export function CardEditor(props: CardEditorProps) {
  const { linkId, targets, target, businessName, logoUrl, accentColor, onChoose } = props
  const { data: designed } = useQuery(designQuery(linkId))
  const first = useMemo(() => firstDesignOf({ accentColor, logoUrl }), [accentColor, logoUrl])
  const { draft, change, state, failure, retry } = useAutosave({
    saved: designed ?? first,
    maySave: isScannable,
    save: useSaveDesign(linkId),
    onLost: sayLost,
  })
  const logo = useLogo(logoUrl)
  const address = target && cardAddress(target.link, draft)
  const content = useMemo(
    () => address && { link: address, businessName, logo },
    [address, businessName, logo],
  )
  return (
    <div className="flex flex-col gap-6">
      <div className={columns}>
        <div className="flex min-w-0 flex-col gap-4">
          <CardLink targets={targets} target={target} design={draft} onChoose={onChoose} />
          <CardFields design={draft} logoUrl={logoUrl} onChange={change} />
          <CardPlatforms design={draft} onChange={change} />
          <div className="flex flex-wrap">
            {isScannable(draft) && <SaveStatus state={state} failure={failure} onRetry={retry} />}
          </div>
        </div>
        <section aria-labelledby="preview" className="flex flex-col gap-4 lg:sticky lg:top-6">
          <h2 id="preview" className="sr-only">
            Print preview
          </h2>
          {!target || !content ? (
            <output aria-label="Loading card">
              <Skeleton className="mx-auto aspect-[2/3] w-full max-w-[22rem]" />
            </output>
          ) : (
            <>
              <CardPreview design={draft} content={content} name={target.name} />
              <CardActions design={draft} content={content} />
            </>
          )}
        </section>
      </div>
      <div className={columns}>
        <PlacementTips />
        {address && <CardExperience address={address} design={draft} />}
      </div>
    </div>
  )
}

function sayLost(failure: unknown): void {
  toast({
    title: 'Your last changes to the card were not saved',
    description: sentenceOf(failure, 'Please make them again.'),
    variant: 'destructive',
  })
}

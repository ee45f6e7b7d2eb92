import type { SharingLink } from '#contract/collection/sharing.ts'
import { ArrowUpRight } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { buttonStyle } from '../../ui/button/button-style.ts'
import { Card } from '../../ui/layout/card.tsx'
import { Input } from '../../ui/form/input.tsx'
import { CopyLink } from './copy-link.tsx'

/** The link that was just made, ready to go. */
export function LinkBox({ made }: { made: SharingLink }) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <Card className="border-accent-line bg-accent-wash">
      <h2 className="font-serif text-title font-medium tracking-tight">Your new link</h2>
      <p className="mt-1 text-base break-words text-soft">
        {made.customerEmail ? `${made.description}, for ${made.customerEmail}` : made.description}
      </p>
      <div className="mt-3">
        <Input
          ref={box}
          readOnly
          aria-label="Generated link"
          value={made.link}
          className="text-soft"
          onFocus={(event) => event.currentTarget.select()}
        />
      </div>
      <div className="mt-2.5 flex flex-wrap gap-2">
        <CopyLink link={made.link} variant="primary" />
        <a href={made.link} target="_blank" rel="noopener" className={buttonStyle('secondary', 'medium')}>
          <ArrowUpRight aria-hidden="true" />
          Open in new tab
        </a>
      </div>
    </Card>
  )
}

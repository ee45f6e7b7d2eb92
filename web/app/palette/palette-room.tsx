import type { User } from '#contract/accounts/accounts.ts'
import { useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { PaletteStart } from './palette-start.tsx'

const Palette = lazyPart(() => import('./palette.tsx').then((m) => m.Palette))

/** The palette, or its field while the rest of it is under way. */
export function PaletteRoom({ user, onClose }: { user: User; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [openedFrom] = useState(() => document.activeElement)
  function giveUp() {
    onClose()
    if (openedFrom instanceof HTMLElement) openedFrom.focus()
  }
  return (
    <Palette
      user={user}
      typedBefore={typed}
      openedFrom={openedFrom}
      onClose={onClose}
      whileLoading={<PaletteStart onType={setTyped} onClose={giveUp} />}
    />
  )
}

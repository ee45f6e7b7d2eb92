import { LayoutGrid, Rows3 } from 'lucide-react'
import type { useListLook } from '../../lib/look/list-look.ts'
import { IconButton } from '../button/icon-button.tsx'

/** Changes a list between cards and rows. */
export function LookToggle({ look, chooseLook }: ReturnType<typeof useListLook>) {
  return look === 'cards' ? (
    <IconButton label="Show as rows" icon={<Rows3 />} size="small" onClick={() => chooseLook('rows')} />
  ) : (
    <IconButton
      label="Show as cards"
      icon={<LayoutGrid />}
      size="small"
      onClick={() => chooseLook('cards')}
    />
  )
}

import type { Theme } from '#contract/themes/themes.ts'
import { Ellipsis, EyeOff, Merge, Pencil, Split } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '../../ui/button/icon-button.tsx'
import { MenuItem } from '../../ui/menu/menu-item.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import { showRefusal } from '../../ui/message/show-refusal.ts'
import { toast } from '../../ui/message/toast.ts'
import { MergeDialog } from './merge-dialog.tsx'
import { useChangeTheme } from './queries.ts'
import { RenameDialog } from './rename-dialog.tsx'

/** What the owner can do with a theme. */
export function ThemeMenu({ theme, others }: { theme: Theme; others: readonly Theme[] }) {
  const [open, setOpen] = useState<'rename' | 'merge'>()
  const change = useChangeTheme()
  const close = () => setOpen(undefined)
  function hide() {
    const done = () => toast({ title: `${theme.name} is hidden` })
    const onError = showRefusal("Couldn't hide the theme")
    change.mutate({ key: theme.key, isHidden: true }, { onSuccess: done, onError })
  }
  function takeApart() {
    for (const { key } of theme.merged) {
      change.mutate({ key, mergedInto: null }, { onError: showRefusal("Couldn't separate the themes") })
    }
  }
  return (
    <>
      <Menu
        trigger={
          <IconButton
            label={`More for ${theme.name}`}
            icon={<Ellipsis />}
            size="small"
            className="-my-1 -mr-1.5"
          />
        }
      >
        <MenuItem icon={<Pencil />} onSelect={() => setOpen('rename')}>
          Rename
        </MenuItem>
        <MenuItem icon={<Merge />} onSelect={() => setOpen('merge')}>
          Merge
        </MenuItem>
        {theme.merged.length > 0 && (
          <MenuItem icon={<Split />} onSelect={takeApart}>
            Separate merged themes
          </MenuItem>
        )}
        <MenuItem icon={<EyeOff />} onSelect={hide}>
          Hide
        </MenuItem>
      </Menu>
      {open === 'rename' && <RenameDialog theme={theme} onClose={close} />}
      {open === 'merge' && <MergeDialog theme={theme} others={others} onClose={close} />}
    </>
  )
}

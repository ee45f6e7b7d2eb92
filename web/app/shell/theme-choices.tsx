import { Check, Monitor, Moon, Sun } from 'lucide-react'
import type { ReactElement } from 'react'
import { sentenceOf } from '../../lib/call/problem.ts'
import { showTheme, type Theme } from '../../lib/look/theme.ts'
import { useSaveAppearance } from '../../settings/queries.ts'
import { MenuItem } from '../../ui/menu/menu-item.tsx'
import { Menu } from '../../ui/menu/menu.tsx'
import { toast } from '../../ui/message/toast.ts'

const choices = [
  { theme: 'system', label: 'System', icon: Monitor },
  { theme: 'light', label: 'Light', icon: Sun },
  { theme: 'dark', label: 'Dark', icon: Moon },
] as const

/** The menu behind the theme button, open at first. It saves the theme of Settings. */
export function ThemeChoices({ trigger, theme }: { trigger: ReactElement; theme: Theme }) {
  const save = useSaveAppearance()
  function choose(next: Theme) {
    showTheme(next)
    save.mutate(
      { theme: next },
      {
        onError: (failure) => {
          showTheme(theme)
          toast({
            title: 'Theme not saved',
            description: sentenceOf(failure, 'Please try again.'),
            variant: 'destructive',
          })
        },
      },
    )
  }
  return (
    <Menu trigger={trigger} isOpenAtFirst>
      {choices.map((choice) => (
        <MenuItem key={choice.theme} icon={<choice.icon />} onSelect={() => choose(choice.theme)}>
          <span className="grow">{choice.label}</span>
          {choice.theme === theme && <Check aria-label="selected" />}
        </MenuItem>
      ))}
    </Menu>
  )
}

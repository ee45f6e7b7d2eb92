import { Check, Monitor, Moon, Sun } from 'lucide-react'
import type { ReactElement } from 'react'
import { applyTheme, type Theme } from '../lib/theme.ts'
import { MenuItem } from '../ui/menu-item.tsx'
import { Menu } from '../ui/menu.tsx'

const choices = [
  { theme: 'system', label: 'Same as this device', icon: Monitor },
  { theme: 'light', label: 'Light', icon: Sun },
  { theme: 'dark', label: 'Dark', icon: Moon },
] as const

/** The menu behind the theme button, open at first. */
export function ThemeChoices({
  trigger,
  theme,
  onChoose,
}: {
  trigger: ReactElement
  theme: Theme
  onChoose: (theme: Theme) => void
}) {
  function choose(next: Theme) {
    applyTheme(next)
    onChoose(next)
  }
  return (
    <Menu trigger={trigger} isOpenAtFirst>
      {choices.map((choice) => (
        <MenuItem key={choice.theme} icon={<choice.icon />} onSelect={() => choose(choice.theme)}>
          <span className="grow">{choice.label}</span>
          {choice.theme === theme && <Check aria-label="chosen" />}
        </MenuItem>
      ))}
    </Menu>
  )
}

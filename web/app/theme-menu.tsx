import { Check, Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { applyTheme, readTheme, type Theme } from '../lib/theme.ts'
import { IconButton } from '../ui/icon-button.tsx'
import { MenuItem } from '../ui/menu-item.tsx'
import { Menu } from '../ui/menu.tsx'

const choices = [
  { theme: 'system', label: 'Same as this device', icon: Monitor },
  { theme: 'light', label: 'Light', icon: Sun },
  { theme: 'dark', label: 'Dark', icon: Moon },
] as const

/** Light, dark, or what the device says. */
export function ThemeMenu() {
  const [theme, setTheme] = useState(readTheme)
  const Icon = choices.find((choice) => choice.theme === theme)?.icon ?? Monitor
  function choose(next: Theme) {
    applyTheme(next)
    setTheme(next)
  }
  return (
    <Menu trigger={<IconButton label="Theme" icon={<Icon />} size="small" />}>
      {choices.map((choice) => (
        <MenuItem key={choice.theme} icon={<choice.icon />} onSelect={() => choose(choice.theme)}>
          <span className="grow">{choice.label}</span>
          {choice.theme === theme && <Check aria-label="chosen" />}
        </MenuItem>
      ))}
    </Menu>
  )
}

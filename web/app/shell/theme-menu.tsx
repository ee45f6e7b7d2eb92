import { appearanceDefaults } from '#contract/settings/appearance.ts'
import { useQuery } from '@tanstack/react-query'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useState } from 'react'
import { userQuery } from '../../accounts/queries.ts'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { IconButton } from '../../ui/button/icon-button.tsx'

const loadThemeChoices = () => import('./theme-choices.tsx').then((m) => m.ThemeChoices)
const ThemeChoices = lazyPart(loadThemeChoices)
const icons = { system: Monitor, light: Sun, dark: Moon }

/** The theme of Settings, at hand on every page. The menu itself is loaded when somebody opens it first. */
export function ThemeMenu() {
  const { data: user } = useQuery(userQuery)
  const theme = user?.appearance?.theme ?? appearanceDefaults.theme
  const [isWanted, setIsWanted] = useState(false)
  const Icon = icons[theme]
  const button = (
    <IconButton
      label="Theme"
      icon={<Icon />}
      size="small"
      aria-haspopup="menu"
      onPointerEnter={() => void loadThemeChoices()}
      {...(!isWanted && { onClick: () => setIsWanted(true) })}
    />
  )
  if (!isWanted) return button
  return <ThemeChoices trigger={button} theme={theme} whileLoading={button} />
}

import { clsx } from 'clsx'
import { Monitor, Moon, Sun } from 'lucide-react'
import { useEffect, useState } from 'react'
import { applyTheme, readTheme, type Theme } from '../../lib/look/theme.ts'

const choices = [
  { theme: 'system', label: 'Same as this device', icon: Monitor },
  { theme: 'light', label: 'Light', icon: Sun },
  { theme: 'dark', label: 'Dark', icon: Moon },
] as const

/** Light, dark, or what the device says. Shown once its code is here: without it no choice could be kept. */
export function ThemeChoice() {
  const [theme, setTheme] = useState<Theme>()
  // The first picture must be the prerendered one, which knows no theme.
  // oxlint-disable-next-line react/set-state-in-effect -- see above
  useEffect(() => setTheme(readTheme()), [])
  function choose(next: Theme) {
    applyTheme(next)
    setTheme(next)
    if ('signedIn' in document.documentElement.dataset) void tellServer(next)
  }
  return (
    <fieldset
      className={clsx('inline-flex gap-0.5 rounded-md border border-line p-0.5', !theme && 'invisible')}
    >
      <legend className="sr-only">Theme</legend>
      {choices.map(({ theme: name, label, icon: Icon }) => (
        <label
          key={name}
          title={label}
          className="inline-flex size-8 items-center justify-center rounded-sm text-faint hover:text-ink has-checked:bg-chosen has-checked:text-ink has-checked:shadow-low has-focus-visible:outline-2 has-focus-visible:outline-(--focus) pointer-coarse:size-11"
        >
          <input
            type="radio"
            name="theme"
            className="sr-only"
            checked={theme === name}
            onChange={() => choose(name)}
          />
          <Icon aria-hidden="true" className="size-4" />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** The address of `saveAppearanceSettings`, whose contract would double this page's code. Unheard, it holds here only. */
async function tellServer(theme: Theme): Promise<void> {
  const body = JSON.stringify({ theme })
  const headers = { 'content-type': 'application/json' }
  await fetch('/api/settings/appearance', { method: 'PUT', headers, body }).catch(() => undefined)
}

import { accentOf } from '#shared/colors/accent.ts'
import { appearanceDefaults, type AppearanceSettings } from '#contract/settings/appearance.ts'
import { isRefused } from '../cookies/cookie-choice.ts'
import { rememberTheme, showTheme } from './theme.ts'

/** `public/before-paint.js` reads the same key before the first paint of the app. */
const storageKey = 'plaudit-appearance'

/** What the app needs besides the theme to look as chosen, computed once; nothing where all is as it comes. */
interface StoredLook {
  fontSize?: string
  isCompact?: true
  colors?: Readonly<Record<string, string>>
}

/** The whole app takes this look now, and leaves no trace. */
export function showAppearance(appearance: AppearanceSettings) {
  showTheme(appearance.theme)
  applyAppearance(storedLookOf(appearance))
}

/** Remembers the look on this device where that was not refused, so that the next visit begins with it. */
export function rememberAppearance(appearance: AppearanceSettings) {
  rememberTheme(appearance.theme)
  const stored = storedLookOf(appearance)
  try {
    if (Object.keys(stored).length === 0 || isRefused('functional')) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(stored))
  } catch {
    // Storage may be refused; the look then comes with the user from the server.
  }
}

/** Nobody is signed in any more: size, spacing and color were theirs. A theme that was picked stays with the device. */
export function forgetAppearance() {
  applyAppearance({})
  try {
    localStorage.removeItem(storageKey)
  } catch {
    // Storage may be refused; nothing is in it then.
  }
}

function storedLookOf({
  fontSize,
  compactMode,
  usesPrimaryColor,
  primaryColor,
}: AppearanceSettings): StoredLook {
  return {
    ...(fontSize !== appearanceDefaults.fontSize && { fontSize }),
    ...(compactMode && { isCompact: true }),
    ...(usesPrimaryColor && { colors: accentOf(primaryColor) }),
  }
}

function applyAppearance({ fontSize, isCompact, colors = {} }: StoredLook) {
  const page = document.documentElement
  if (fontSize) page.dataset['fontSize'] = fontSize
  else delete page.dataset['fontSize']
  if (isCompact) page.dataset['compact'] = ''
  else delete page.dataset['compact']
  const own = Array.from({ length: page.style.length }, (_, at) => page.style.item(at))
  for (const name of own) if (name.startsWith('--') && !(name in colors)) page.style.removeProperty(name)
  for (const [name, value] of Object.entries(colors)) page.style.setProperty(name, value)
}

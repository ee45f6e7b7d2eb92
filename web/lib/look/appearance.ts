import type { Accent, accentOf } from '#shared/colors/accent.ts'
import { appearanceDefaults, type AppearanceSettings } from '#contract/settings/appearance.ts'
import { isRefused } from '../cookies/cookie-choice.ts'
import { rememberTheme, showTheme } from './theme.ts'

/** `public/before-paint.js` reads the same key before the first paint of the app. */
const storageKey = 'plaudit-appearance'

/** What the app needs besides the theme to look as chosen, computed once; nothing where all is as it comes. */
interface StoredLook {
  fontSize?: string
  isCompact?: true
  colors?: Accent
}

/** Few pick a color: its shades are computed by code of their own, and what is shown meanwhile stays. */
let computeAccent: typeof accentOf | undefined
/** The looks so far: shades that come after another look are nobody's any more. */
let shown = 0
let remembered = 0

/** The whole app takes this look now, and leaves no trace. */
export function showAppearance(appearance: AppearanceSettings) {
  showTheme(appearance.theme)
  const turn = ++shown
  applySizes(sizesOf(appearance))
  withAccent(appearance, (colors) => {
    if (turn === shown) applyColors(colors)
  })
}

/** Remembers the look on this device where that was not refused, so that the next visit begins with it. */
export function rememberAppearance(appearance: AppearanceSettings) {
  rememberTheme(appearance.theme)
  const turn = ++remembered
  withAccent(appearance, (colors) => {
    if (turn === remembered) store({ ...sizesOf(appearance), ...(colors && { colors }) })
  })
}

/** Nobody is signed in any more: size, spacing and color were theirs. A theme that was picked stays with the device. */
export function forgetAppearance() {
  shown += 1
  remembered += 1
  applySizes({})
  applyColors(undefined)
  store({})
  try {
    // What was asked of the assistant was theirs, too; see `kept-conversation.ts`.
    localStorage.removeItem('plaudit-assistant')
  } catch {
    // Storage may be refused; nothing is in it then.
  }
}

function withAccent(
  { usesPrimaryColor, primaryColor }: AppearanceSettings,
  onReady: (colors: Accent | undefined) => void,
) {
  if (!usesPrimaryColor) return onReady(undefined)
  if (computeAccent) return onReady(computeAccent(primaryColor))
  void loadAccent().then((compute) => compute && onReady(compute(primaryColor)))
}

/** Nothing where it cannot be loaded: then the app keeps the colors that it has. */
async function loadAccent() {
  try {
    computeAccent = (await import('#shared/colors/accent.ts')).accentOf
  } catch {
    return undefined
  }
  return computeAccent
}

function store(look: StoredLook) {
  try {
    if (Object.keys(look).length === 0 || isRefused('functional')) localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, JSON.stringify(look))
  } catch {
    // Storage may be refused; the look then comes with the user from the server.
  }
}

function sizesOf({ fontSize, compactMode }: AppearanceSettings): Omit<StoredLook, 'colors'> {
  return {
    ...(fontSize !== appearanceDefaults.fontSize && { fontSize }),
    ...(compactMode && { isCompact: true }),
  }
}

function applySizes({ fontSize, isCompact }: StoredLook) {
  const page = document.documentElement
  if (fontSize) page.dataset['fontSize'] = fontSize
  else delete page.dataset['fontSize']
  if (isCompact) page.dataset['compact'] = ''
  else delete page.dataset['compact']
}

function applyColors(colors: Accent = {}) {
  const page = document.documentElement
  const own = Array.from({ length: page.style.length }, (_, at) => page.style.item(at))
  for (const name of own) if (name.startsWith('--') && !(name in colors)) page.style.removeProperty(name)
  for (const [name, value] of Object.entries(colors)) page.style.setProperty(name, value)
}

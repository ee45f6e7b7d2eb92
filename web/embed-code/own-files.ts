import { choiceAttributesOf, type Choices } from './choices.ts'
import phpFile from './files/plaudit-testimonials.php?raw'
// oxlint-disable-next-line import/default -- Vite gives the text of the file, not what is in it
import reactFile from './files/plaudit-testimonials.tsx?raw'

/** The address of the widget's own script, which brings the testimonials along. */
export function scriptAddress(apiKey: string, choices?: Choices): string {
  const options = choices ? Object.entries(choiceAttributesOf(choices)) : []
  const query = options.map(([name, value]) => `${name}=${value}`).join('&')
  return `${window.location.origin}/widget/${apiKey}.js${query && `?${query}`}`
}

/** A component to copy into a project, with this widget in it. */
export function reactComponent(apiKey: string, choices: Choices): string {
  return reactFile
    .replace('__SCRIPT__', () => quoteString(scriptAddress(apiKey, choices)))
    .replace('__CONTAINER__', () => quoteString(containerOf(apiKey)))
}

/** A WordPress plugin of one file. What was chosen here is where its own choices begin. */
export function wordPressPlugin(apiKey: string, choices: Choices): string {
  const { layout, theme, max } = choices
  const switches = ['showRatings', 'showDates', 'showCompany', 'autoSlide'] as const
  return switches
    .reduce((file, name) => withDefault(file, name, choices[name]), phpFile)
    .replace('__SCRIPT__', () => quoteString(scriptAddress(apiKey)))
    .replace('__CONTAINER__', () => quoteString(containerOf(apiKey)))
    .replace('__LAYOUT__', layout === 'masonry' ? 'wall' : layout)
    .replace('__THEME__', theme)
    .replace("'default' => 6", `'default' => ${max}`)
}

/** Where the owner gets the files that need no server. Layouts that move are a grid there. */
export function staticExportAddress(choices: Choices, language: string): string {
  const { layout, theme, max, showRatings, showDates, showCompany } = choices
  const query = new URLSearchParams({
    layout: layout === 'list' ? 'list' : 'grid',
    theme,
    max: String(max),
    lang: language,
    showRatings: String(showRatings),
    showDates: String(showDates),
    showCompany: String(showCompany),
  })
  return `/api/static-export?${query.toString()}`
}

const containerOf = (apiKey: string) => `plaudit-widget-${apiKey}`

function withDefault(file: string, attribute: string, value: boolean): string {
  return file.replace(
    new RegExp(`('${attribute}' +=> array\\( 'type' => 'boolean', 'default' => )\\w+`),
    `$1${value}`,
  )
}

/** For a string in single quotes, in both languages. */
function quoteString(text: string): string {
  return text.replace(/[\\']/g, (sign) => `\\${sign}`)
}

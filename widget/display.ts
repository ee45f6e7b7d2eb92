import type { EmbedAnswer } from '#contract/embed/embed.ts'
import { widgetLayouts } from '#contract/widgets/widget-layouts.ts'
import { widgetContent } from '#shared/widget/widget-nodes.ts'
import { readOptions } from '#shared/widget/widget-options.ts'
import css from './styles/display.css?inline'
import { buildElement } from './dom.ts'
import { addStyles } from './add-styles.ts'
import { openFrame } from './frame.ts'
import { publishableKeyOf, queryOf } from './options.ts'
import { render } from './render.ts'
import { several } from './several.ts'
import { prefersDark } from './theme.ts'
import { pageLanguage, widgetLanguageOf } from './page-language.ts'

const wrongKey = "This key doesn't work. Please copy the embed code again."
const noneYet = 'No testimonials available'
const notLoaded = "The testimonials couldn't be loaded. Please reload the page."

const host = document.getElementById('testimonials')
if (host) void display(host)

/** The display page: the widget alone on a page, with its options in the address. */
async function display(host: HTMLElement): Promise<void> {
  const query = queryOf(location.search)
  if (publishableKeyOf(query).startsWith('wgt_')) return displayStored(host, publishableKeyOf(query))
  const options = readOptions(query, widgetLayouts)
  const family = several(options.autoSlide)
  const isDark = options.theme === 'auto' ? prefersDark() : options.theme === 'dark'
  // It has no page around it whose ground could decide.
  if (options.theme === 'auto') options.theme = isDark ? 'dark' : 'light'
  addStyles(document, css, document.head)
  const { inner } = openFrame(host, options, family)
  // Inside a frame the page stays see-through; alone it needs a ground of its own, as dark as the cards.
  if (window === window.parent) document.body.className = isDark ? 'dark' : 'light'
  const language = query['lang'] || pageLanguage(host)
  const note = noteOf('Loading testimonials…')
  inner.append(note)
  try {
    const path = `/api/embed/testimonials/${encodeURIComponent(query['userid'] || 'me')}`
    const asked = `apiKey=${encodeURIComponent(publishableKeyOf(query))}&max=${options.max}&lang=${widgetLanguageOf(language)}`
    const response = await fetch(`${path}?${asked}`, { credentials: 'omit' })
    if (!response.ok) throw new Error(response.status === 401 ? wrongKey : notLoaded)
    const answer = (await response.json()) as EmbedAnswer
    inner.replaceChildren()
    const content = widgetContent(answer, options)
    if (!content) throw new Error(noneYet)
    render(inner, content, options, family, language)
  } catch (failure) {
    const { message } = failure as Error
    note.textContent = failure instanceof TypeError ? notLoaded : message
    inner.replaceChildren(note)
  }
}

/** A stored widget brings its own settings: its script draws it, as on any other page. */
function displayStored(host: HTMLElement, key: string): void {
  const script = document.createElement('script')
  script.src = `/widget/${encodeURIComponent(key)}.js`
  script.addEventListener('error', () => host.append(noteOf(notLoaded)))
  script.addEventListener('load', () => {
    const drawn = host.shadowRoot
    // The script of a key that opens nothing draws nothing; without testimonials, what it draws is hidden.
    if (!drawn) host.append(noteOf(wrongKey))
    else if (Array.from(drawn.children).some((part) => (part as HTMLElement).hidden))
      host.after(noteOf(noneYet))
  })
  host.toggleAttribute('data-plaudit')
  host.after(script)
}

function noteOf(says: string): HTMLElement {
  const note = buildElement(['p', '', { role: 'status' }, says])
  note.style.cssText = 'padding:40px;text-align:center'
  return note
}

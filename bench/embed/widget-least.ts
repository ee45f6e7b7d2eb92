import type { Browser } from '@playwright/test'

interface Made {
  readonly id: string
  readonly markup: string
  readonly css: string
}

const whatWasMade = `(() => {
  const host = document.querySelector('[id^=plaudit-widget]')
  const { innerHTML, adoptedStyleSheets } = host.shadowRoot
  const css = [...adoptedStyleSheets[0].cssRules].map(({ cssText }) => cssText).join('')
  return { id: host.id, markup: innerHTML, css }
})()`

/**
 * The script that puts there what the widget of this page has made, and does nothing else: a shadow root, its style sheet and
 * finished HTML. It listens to nothing, measures nothing and speaks one language.
 */
export async function leastScript(browser: Browser, address: string): Promise<string> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.goto(address, { waitUntil: 'networkidle' })
  const { id, markup, css } = await page.evaluate<Made>(whatWasMade)
  await page.close()
  // Read back, `all` is a list of every property.
  const sheet = css.replace(/^:host \{[^}]+\}/, ':host{all:initial!important;display:block!important}')
  return `(() => {
    const root = document.getElementById(${JSON.stringify(id)}).attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(${JSON.stringify(sheet)})
    root.adoptedStyleSheets = [sheet]
    root.innerHTML = ${JSON.stringify(markup)}
  })()`
}

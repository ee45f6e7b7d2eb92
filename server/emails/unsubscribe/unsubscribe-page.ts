import { brand } from '#contract/brand.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import { builtHtml, html, type Html } from '../../http/html.ts'
import type { Subscribed } from './subscription.ts'
import { unsubscribeCopy } from './unsubscribe-copy.ts'

export const unsubscribeStyle = `
:root { color-scheme: light dark; --ink: light-dark(#1e1b16, #f4f0e8); --soft: light-dark(#5f584d, #b5aea3);
  --line: light-dark(#e6e0d4, #302c26) }
* { box-sizing: border-box }
body { margin: 0; min-height: 100dvh; display: grid; place-items: center; padding: 1.5rem; color: var(--ink);
  background: light-dark(#f8f5ef, #141210); font: 16px/1.55 system-ui, -apple-system, 'Segoe UI', sans-serif }
main { width: 100%; max-width: 28rem; padding: 2rem; border: 1px solid var(--line); border-radius: 1rem;
  background: light-dark(#fffdfa, #1c1a17); overflow-wrap: anywhere }
h1 { margin: 0; font: 500 1.5rem/1.25 Georgia, serif; text-wrap: balance }
p { margin: .75rem 0 0; color: var(--soft) }
button { width: 100%; min-height: 2.75rem; margin-top: 1.5rem; padding: .5rem 1.25rem; border: 1px solid transparent;
  border-radius: .5rem; font: inherit; font-weight: 600; cursor: pointer; color: light-dark(#fff, #1f1d1a); background: var(--ink) }
button.quiet { color: var(--ink); background: transparent; border-color: var(--line) }
button:focus-visible { outline: 2px solid light-dark(#0b624b, #74d3af); outline-offset: 2px }`

/** The whole page, without a script: a form that is sent says what to do. */
export function unsubscribePage(language: CustomerLanguage, subscribed: Subscribed | undefined): string {
  const copy = unsubscribeCopy[language]
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${copy.title} · ${brand.name}</title>
        <link rel="icon" href="/favicon.svg" />
        ${builtHtml(`<style>${unsubscribeStyle}</style>`)}
      </head>
      <body>
        <main>${content(copy, subscribed)}</main>
      </body>
    </html>`.text
}

function content(copy: (typeof unsubscribeCopy)[CustomerLanguage], subscribed: Subscribed | undefined): Html {
  if (!subscribed)
    return html`<h1>${copy.missing}</h1>
      <p>${copy.explainMissing}</p>`
  const { businessName, isUnsubscribed } = subscribed
  if (businessName === null)
    return html`<h1>${copy.done}</h1>
      <p>${copy.gone}</p>`
  if (!isUnsubscribed) {
    return html`<h1>${copy.ask(businessName)}</h1>
      <p>${copy.explain}</p>
      <form method="post"><button name="action" value="unsubscribe">${copy.confirm}</button></form>`
  }
  return html`<h1>${copy.done}</h1>
    <p role="status">${copy.explainDone(businessName)}</p>
    <form method="post"><button class="quiet" name="action" value="undo">${copy.undo}</button></form>`
}

import { brand } from '#contract/brand.ts'
import { escapeHtml } from '../http/escape-html.ts'

export interface OutboxEmail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly writtenAt: Date
}

const style = `
:root { color-scheme: light dark; --ink: light-dark(#1e1b16, #f4f0e8); --soft: light-dark(#6c6458, #a0978a);
  --line: light-dark(#e6e0d4, #302c26); --accent: light-dark(#0b624b, #74d3af) }
body { margin: 0 auto; max-width: 44rem; padding: 2.5rem 1.25rem; color: var(--ink);
  background: light-dark(#f8f5ef, #141210); font: 16px/1.55 system-ui, sans-serif }
h1 { margin: 0; font: 500 1.75rem/1.2 Georgia, serif }
p { margin: .5rem 0 0; color: var(--soft) }
details { margin-top: .75rem; border: 1px solid var(--line); border-radius: .75rem; background: light-dark(#fffdfa, #1c1a17) }
summary { padding: .875rem 1rem; cursor: pointer; font-weight: 600; overflow-wrap: anywhere }
summary small { display: block; font-weight: 400; color: var(--soft) }
summary:focus-visible, a:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; border-radius: .5rem }
.text { padding: 0 1rem 1rem; overflow-wrap: anywhere }
a { color: var(--accent) }`

/** The outbox for whoever runs the instance: newest first, the newest open, links to click on. */
export function outboxPage(emails: readonly OutboxEmail[]): string {
  const list = emails.map((email, index) => entry(email, index === 0)).join('')
  const intro = emails.length
    ? 'These emails were not sent because no mail server is set up (<code>SMTP_URL</code>). Newest first.'
    : 'No emails yet. Until a mail server is set up (<code>SMTP_URL</code>), emails show up here instead of being sent.'
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox · ${brand.name}</title><link rel="icon" href="/favicon.svg"><style>${style}</style></head><body><main><h1>Outbox</h1><p>${intro}</p>${list}</main></body></html>`
}

function entry({ to, subject, text, writtenAt }: OutboxEmail, isOpen: boolean): string {
  const when = `${writtenAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const head = `${escapeHtml(subject)}<small>To ${escapeHtml(to)} · ${when}</small>`
  return `<details${isOpen ? ' open' : ''}><summary>${head}</summary><div class="text">${withLinks(text)}</div></details>`
}

/** Only addresses of the web become links, each to exactly what it shows. */
function withLinks(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => {
      const shown = escapeHtml(part)
      return index % 2 === 1 ? `<a href="${shown}" rel="noreferrer">${shown}</a>` : shown
    })
    .join('')
}

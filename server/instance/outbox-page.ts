import { brand } from '#contract/brand.ts'
import { escapeHtml } from '../http/escape-html.ts'
import { devStyle } from './dev-style.ts'

export interface OutboxEmail {
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly writtenAt: Date
}

export const outboxStyle = `${devStyle}
details { margin-top: .75rem; border: 1px solid var(--line); border-radius: .75rem; background: var(--card) }
summary { padding: .875rem 1rem; cursor: pointer; font-weight: 600; overflow-wrap: anywhere }
summary small { display: block; font-weight: 400; color: var(--soft) }
.text { padding: 0 1rem 1rem; overflow-wrap: anywhere }
.wrong { color: var(--wrong) }
form { display: flex; flex-wrap: wrap; gap: .5rem; margin-top: 1rem }
label { flex-basis: 100%; font-weight: 600 }
input, button { padding: .625rem .875rem; border: 1px solid var(--soft); border-radius: .5rem; font: inherit }
input { flex: 1 1 18rem; min-width: 0; color: var(--ink); background: var(--card) }
button { border-color: var(--accent); color: light-dark(#fff, #141210); background: var(--accent); font-weight: 600; cursor: pointer }
input:focus-visible, button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px }`

/** The outbox for whoever runs the instance: newest first, the newest open, links to click on. */
export function outboxPage(emails: readonly OutboxEmail[]): string {
  const list = emails.map((email, index) => outboxEntry(email, index === 0)).join('')
  const intro = emails.length
    ? 'These emails were not sent because no mail server is set up (<code>SMTP_URL</code>). Newest first.'
    : 'No emails yet. Until a mail server is set up (<code>SMTP_URL</code>), emails show up here instead of being sent.'
  return pageOf(`<p>${intro}</p>${list}`)
}

/** Asks for the token, where a link without it leads. */
export function outboxTokenPage(isWrong: boolean): string {
  const wrong = isWrong
    ? '<p class="wrong" role="alert">That token doesn’t open this outbox. Copy the newest one from the start log.</p>'
    : ''
  return pageOf(
    `<p>Emails here hold links that open accounts. The server printed this page’s address with its token when it started: look for <code>/dev/outbox?token=</code> in its log.</p>${wrong}
<form method="post"><label for="token">Token</label><input id="token" name="token" required autocomplete="off" autocapitalize="off" spellcheck="false"><button>Open outbox</button></form>`,
  )
}

function pageOf(content: string): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Outbox · ${brand.name}</title><link rel="icon" href="/favicon.svg"><style>${outboxStyle}</style></head><body><main><h1>Outbox</h1>${content}</main></body></html>`
}

function outboxEntry({ to, subject, text, writtenAt }: OutboxEmail, isOpen: boolean): string {
  const when = `${writtenAt.toISOString().slice(0, 16).replace('T', ' ')} UTC`
  const head = `${escapeHtml(subject)}<small>To ${escapeHtml(to)} · ${when}</small>`
  return `<details${isOpen ? ' open' : ''}><summary>${head}</summary><div class="text">${linkWebAddresses(text)}</div></details>`
}

/** Only addresses of the web become links, each to exactly what it shows. */
function linkWebAddresses(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => {
      const shown = escapeHtml(part)
      return index % 2 === 1 ? `<a href="${shown}" rel="noreferrer">${shown}</a>` : shown
    })
    .join('')
}

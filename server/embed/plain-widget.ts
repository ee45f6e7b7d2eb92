import type { EmbedAnswer } from '#contract/embed.ts'
import type { WidgetOptions } from '#contract/widget-options.ts'
import { type Html, html } from '../http/html.ts'
import { loneStar, plainCard, plainFace, sheet, type SpokenAnswer } from './plain-card.ts'

/** If somebody opens it alone, it is a document that may do nothing. */
export const plainHeaders = {
  'content-security-policy':
    "default-src 'none'; img-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox allow-popups",
  'x-robots-tag': 'noindex',
}

/**
 * A widget for pages that a server puts together: HTML with a shadow root declared in it, and no script. Texts are whole
 * because nothing could unfold them, a carousel is scrolled, and a marquee stands still.
 */
export function plainWidget(key: string, options: WidgetOptions, answer: EmbedAnswer, css: string): string {
  const { layout, theme, look = '' } = options
  const { words, language } = answer
  const isShown = layout === 'badge' ? answer.average !== null : answer.testimonials.length > 0
  if (!words || !language || !isShown) return ''
  const spoken: SpokenAnswer = { ...answer, words, language }
  const theming = theme === 'light' ? '' : ` ${theme}`
  return html`<div id="plaudit-widget-${key}" lang="${language}">
    <template shadowrootmode="open"
      >${sheet(css + look)}
      <div class="p plain ${layout}-in${theming}">
        <div class="in">${body(options, spoken)}${foot(options, spoken)}</div>
      </div>
      <div class="ruler"><i></i><i></i><i></i><i></i></div
    ></template>
  </div> `.text
}

function body(options: WidgetOptions, answer: SpokenAnswer): Html | false {
  const { layout } = options
  const { testimonials, words } = answer
  if (layout === 'badge') return false
  if (layout === 'avatars') return faces(answer)
  const cards = testimonials.map((one) => plainCard(one, options, answer))
  const name = layout === 'card' ? 'cards' : layout
  const list = html`<ul class="${name}" role="list" style="--columns:${options.columns}">
    ${cards}
  </ul>`
  if (layout !== 'carousel' && layout !== 'marquee') return list
  return html`<div class="scroll" role="group" aria-label="${words.group}" tabindex="0">${list}</div>`
}

function faces({ testimonials }: SpokenAnswer): Html {
  const items = testimonials.map(
    (one) =>
      html`<li title="${one.customerName}">${plainFace(one)}<span class="sr">${one.customerName}</span></li>`,
  )
  return html`<ul class="avatars" role="list">
    ${items}
  </ul>`
}

/** As `footOf` in widget/render.ts: a selection must not pass for everything. */
function foot({ layout, showRatings }: WidgetOptions, answer: SpokenAnswer): Html {
  const { average, words, policy, testimonials, otherRatings, byStars } = answer
  const showsRatings = showRatings || layout === 'badge'
  const shown = layout === 'badge' ? answer.total : testimonials.length
  const total = otherRatings.reduce((sum, { count }) => sum + count, answer.total)
  const spread = byStars.map((count, index) => `${index + 1}★ ${count}   `).toReversed()
  return html`<div class="foot">
    ${
      showsRatings &&
      average !== null &&
      html`<span
        >${loneStar}<b>${average.toFixed(1)}</b>${words.average.replace('{n}', String(answer.total))}</span
      >`
    }${showsRatings && otherRatings.map(({ label }) => html`<span>${label}</span>`)}${
      shown < total &&
      html`<span>${words.shown.replace('{n}', String(shown)).replace('{m}', String(total))}</span>`
    }${
      policy &&
      html`<details>
        <summary>${words.how}</summary>
        ${showsRatings && average !== null && html`<p class="spread">${spread}</p>`}${policy.map((sentence) => html`<p>${sentence}</p>`)}
      </details>`
    }
  </div>`
}

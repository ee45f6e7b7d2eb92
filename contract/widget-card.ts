import { dayIn } from './day-in.ts'
import type { EmbedTestimonial, PublicReply } from './embed.ts'
import type { CustomerLanguage } from './languages.ts'
import { directionOf } from './text-direction.ts'
import { markedParts } from './marked-parts.ts'
import { say } from './say.ts'
import type { WidgetElement } from './widget-nodes.ts'
import type { WidgetOptions } from './widget-options.ts'
import { starRow } from './widget-stars.ts'
import type { WidgetWords } from './widget-words.ts'

interface Said {
  readonly words: WidgetWords
  readonly language: CustomerLanguage
  readonly options: WidgetOptions
}

/**
 * One testimonial, in its own language and direction on any page. Where the language is unknown (`lang=""`), none is
 * claimed for it, and its first letters say from where it is read.
 */
export function testimonialCard(one: EmbedTestimonial, said: Said): WidgetElement {
  const { words, options } = said
  const { rating, headline, content, reply, language } = one
  const parts: WidgetElement[] = []
  if (options.showRatings && rating) {
    const meaning = { role: 'img', 'aria-label': say(words.rated, rating) }
    parts.push(['div', 'stars', meaning, starRow(rating, 5)])
  }
  if (headline) parts.push(['b', '', headline])
  if (content) parts.push(['blockquote', '', ...marked(one)])
  parts.push(author(one, said))
  if (reply) parts.push(replied(reply, said))
  const label = labelOf(one, words)
  if (label) parts.push(label)
  return ['li', 'card', { dir: directionOf(language), lang: language ?? '' }, ...parts]
}

/** The text, with what the business highlighted. */
function marked({ content, highlights }: EmbedTestimonial) {
  return markedParts(content, highlights).map((part, index) =>
    index % 2 ? (['mark', '', part] as const) : part,
  )
}

function author(one: EmbedTestimonial, { options, language }: Said): WidgetElement {
  const { customerName, customerCompany, date } = one
  const sub = [
    ...(options.showCompany && customerCompany ? [customerCompany] : []),
    ...(options.showDates && date ? [day(date, language)] : []),
  ]
  const parts = sub.flatMap((part, index) => (index ? [' · ', part] : [part]))
  const lines: WidgetElement[] = [['b', '', customerName]]
  if (parts.length > 0) lines.push(['div', 'sub', ...parts])
  return ['div', 'by', face(one), ['div', '', ...lines]]
}

/** In the words of the language; an English page of another region writes its own. */
function day(date: string, language: CustomerLanguage): WidgetElement {
  return ['span', 'day', dayIn(date, language)]
}

/** What the business answers, in the direction of its own first letters. */
function replied({ text, date }: PublicReply, { words, language, options }: Said): WidgetElement {
  const on = options.showDates ? [' · ', day(date, language)] : []
  return ['div', 'reply', { dir: 'auto' }, ['div', 'sub', words.reply, ...on], text]
}

function labelOf({ label, verifyUrl }: EmbedTestimonial, { verify }: WidgetWords): WidgetElement | undefined {
  if (!label && !verifyUrl) return undefined
  const parts: (string | WidgetElement)[] = label ? [label] : []
  if (label && verifyUrl) parts.push(' · ')
  if (verifyUrl) parts.push(['a', '', { href: verifyUrl, target: '_blank', rel: 'noopener' }, verify])
  return ['div', 'label', ...parts]
}

/** In a row of faces, where the name is for those who point at it or do not see it. */
export function testimonialFace(one: EmbedTestimonial): WidgetElement {
  const { customerName } = one
  return ['li', '', { title: customerName }, face(one), ['span', 'sr', customerName]]
}

/** The customer's photo or, as text, what stands for it. */
function face({ customerName, photoUrl }: EmbedTestimonial): WidgetElement {
  const hidden = { 'aria-hidden': 'true' }
  if (photoUrl) return ['img', 'face', hidden, { alt: '', src: photoUrl }]
  return ['span', 'face', hidden, { '--h': `${hue(customerName)}` }, initials(customerName)]
}

/** At most two characters: of the first word and of the last. */
export function initials(name: string): string {
  return name.replace(/^\s*(\S)(.*\s(\S))?.*/su, '$1$3')
}

/** The same name has the same color everywhere. A hue is an angle. */
function hue(name: string): number {
  let sum = 0
  for (let index = 0; index < name.length; index++) sum += name.charCodeAt(index)
  return sum % 360
}

import { widgetDay } from './widget-day.ts'
import type { EmbedTestimonial, PublicReply } from '#contract/embed/embed.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import { directionOf } from '#contract/text-direction.ts'
import { markedParts } from '../text/marked-parts.ts'
import { textBelow } from '../text/text-below.ts'
import { fillNumbers } from '../text/fill-numbers.ts'
import { roleAndCompany } from '../text/role-and-company.ts'
import { initials } from '../text/initials.ts'
import type { WidgetElement } from './widget-element.ts'
import type { WidgetOptions } from './widget-options.ts'
import { starRow } from './widget-stars.ts'
import type { WidgetCopy } from '#contract/widgets/widget-copy.ts'

interface Said {
  readonly copy: WidgetCopy
  readonly language: CustomerLanguage
  readonly options: WidgetOptions
}

/**
 * One testimonial, in its own language and direction on any page. Where the language is unknown (`lang=""`), none is
 * claimed for it, and its first letters say from where it is read.
 */
export function testimonialCard(one: EmbedTestimonial, said: Said): WidgetElement {
  const { copy, options } = said
  const { headline, content, reply, language } = one
  const rating = one.rating && (one.ratingGiven ?? one.rating)
  const parts: WidgetElement[] = []
  if (options.showRatings && rating) parts.push(starRow(rating, fillNumbers(copy.rated, rating)))
  if (headline) parts.push(['b', 'headline', headline])
  if (content) parts.push(['blockquote', 'quote', ...markedContent(one)])
  parts.push(authorElement(one, said))
  if (reply) parts.push(replyElement(reply, said))
  const label = labelElement(one, copy)
  if (label) parts.push(label)
  return ['li', 'card', { dir: directionOf(language), lang: language ?? '' }, ...parts]
}

/** The text, with what the business highlighted. */
function markedContent({ headline, content, highlights }: EmbedTestimonial) {
  return markedParts(textBelow(headline, content), highlights).map((part, index) =>
    index % 2 ? (['mark', '', part] as const) : part,
  )
}

function authorElement(one: EmbedTestimonial, { options, language }: Said): WidgetElement {
  const { customerName, customerCompany, customerRole, companyLogoUrl, date } = one
  const place = options.showCompany ? roleAndCompany(customerRole, customerCompany) : ''
  const sub = subLine(place, options.showDates ? date : null, language)
  const logo: WidgetElement[] =
    options.showCompany && companyLogoUrl ? [['img', 'logo', { alt: '', src: companyLogoUrl }]] : []
  return ['div', 'author', face(one), ['div', '', ['b', 'name', customerName], ...sub], ...logo]
}

/**
 * With a day it ends in it: an English page of another region writes it in its own way. Text and day each run in their own
 * direction, and neither decides that of what follows.
 */
function subLine(text: string, date: string | null, language: CustomerLanguage): WidgetElement[] {
  const day = date && widgetDay(date, language)
  if (!day) return text ? [['div', 'details', ['bdi', '', text]]] : []
  return [['div', 'details day', ...(text ? [['bdi', '', text] as const, ' · '] : []), ['bdi', '', day]]]
}

/** What the business answers, in the direction of its own first letters. */
function replyElement({ text, date }: PublicReply, { copy, language, options }: Said): WidgetElement {
  const sub = subLine(copy.reply, options.showDates ? date : null, language)
  return ['div', 'reply', { dir: 'auto' }, ...sub, text]
}

function labelElement(
  { label, source, verifyUrl }: EmbedTestimonial,
  { verify }: WidgetCopy,
): WidgetElement | undefined {
  if (!label && !verifyUrl) return undefined
  const parts: (string | WidgetElement)[] = label ? [['bdi', '', label]] : []
  if (label && verifyUrl) parts.push(' · ')
  // `_blank` implies `noopener`: the new tab cannot reach the page that opened it.
  if (verifyUrl) parts.push(['a', '', { href: verifyUrl, target: '_blank' }, verify])
  if (source) parts.unshift(monogram(source, 'source'))
  return ['div', 'label', ...parts]
}

/** In a row of faces, where the name is for those who point at it or do not see it. */
export function testimonialFace(one: EmbedTestimonial): WidgetElement {
  const { customerName } = one
  return ['li', '', { title: customerName }, face(one), ['span', 'sr', customerName]]
}

/** The customer's photo or, as text, what stands for it. */
function face({ customerName, photoUrl }: EmbedTestimonial): WidgetElement {
  if (photoUrl) return ['img', 'photo', { 'aria-hidden': 'true', alt: '', src: photoUrl }]
  return monogram(customerName, 'photo')
}

/** The first letters of a person, or of a platform: no platform's own artwork. */
function monogram(name: string, look: string): WidgetElement {
  return ['span', look, { 'aria-hidden': 'true', '--h': `${hue(name)}` }, initials(name)]
}

/** The same name has the same color everywhere. A hue is an angle. */
function hue(name: string): number {
  let sum = 0
  for (let index = 0; index < name.length; index++) sum += name.charCodeAt(index)
  return sum % 360
}

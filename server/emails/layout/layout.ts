import { brand } from '#contract/brand.ts'
import { cleanText } from '#contract/fields.ts'
import type { CustomerLanguage } from '#contract/languages.ts'
import { escapeHtml } from '../../http/escape-html.ts'
import { layoutHtml } from './layout-html.ts'
import { mapParagraph, holdsCode, type Paragraph, paragraphText } from './paragraphs.ts'

/** Where the secret link of an email will be. */
export const linkPlace = '[your personal link]'
/** Where the link that unsubscribes will be. */
const unsubscribePlace = '[your unsubscribe link]'

export interface Button {
  readonly label: string
  readonly url: string
  /** Opens something for whoever holds it: kept apart from the text until the email leaves. */
  readonly isSecret?: boolean
}

/** Who an email is from, as its reader sees it. */
export interface EmailBrand {
  readonly name: string
  /** As `#rrggbb`; the product's own unless there is one. */
  readonly accentColor?: string | null
}

interface Foot {
  /** Who is writing and why. */
  readonly reason?: string | undefined
  readonly postalAddress?: string
  readonly isUnsubscribable?: boolean
}

interface Content {
  readonly paragraphs: readonly Paragraph[]
  readonly button?: Button | undefined
  /** After how many paragraphs; all of them unless told. */
  readonly buttonAt?: number | undefined
  readonly foot?: Foot
  readonly language?: CustomerLanguage | undefined
  readonly emailBrand?: EmailBrand | undefined
}

/** One source for both forms of an email: its paragraphs, one optional button, and small print. */
export function layOut({
  paragraphs: rawParagraphs,
  button,
  buttonAt = rawParagraphs.length,
  foot = {},
  language = 'en',
  emailBrand,
}: Content) {
  if (button && !rewardPage.test(button.url) && rawParagraphs.some(holdsCode))
    throw new Error('The button of an email with a reward leads to the page of that reward only.')
  const labeled = button && { ...button, label: withoutPlaces(button.label) }
  const shown = labeled?.isSecret ? { ...labeled, url: linkPlace } : labeled
  // Whoever wrote a paragraph must not have a link put in where it leads elsewhere.
  const paragraphs = rawParagraphs.map((one) => mapParagraph(one, withoutPlaces))
  const small = [withoutPlaces(foot.reason ?? `Sent by ${brand.name}.`)]
  if (foot.postalAddress) small.push(withoutPlaces(foot.postalAddress))
  const unsubscribe = foot.isUnsubscribable
    ? { label: unsubscribeLabels[language], url: unsubscribePlace }
    : undefined
  const lines = paragraphs.map(paragraphText)
  const preheader = preheaderOf(lines)
  if (shown) lines.splice(buttonAt, 0, `${shown.label}:\n${shown.url}`)
  lines.push(...small)
  if (unsubscribe) lines.push(`${unsubscribe.label}:\n${unsubscribe.url}`)
  const head = {
    name: withoutPlaces(emailBrand?.name ?? brand.name),
    accentColor: emailBrand?.accentColor ?? productColor,
  }
  return {
    text: `${lines.join('\n\n')}\n`,
    html: layoutHtml({ head, preheader, paragraphs, button: shown, buttonAt, small, unsubscribe, language }),
    secretLink: button?.isSecret ? button.url : null,
  }
}

/** A reward and a link to a review site never share an email. */
const rewardPage = /\/my\/[\w-]+\/reward$/

/** Of `web/styles/tokens.css`. */
const productColor = '#0d6a52'

/** What unsubscribes from what a business asks. */
export const unsubscribeLabels: Readonly<Record<CustomerLanguage, string>> = {
  en: 'Unsubscribe',
  es: 'Cancelar la suscripción',
  fr: 'Se désabonner',
  de: 'Abmelden',
  pt: 'Cancelar inscrição',
}

const longestPreheader = 110
const longestGreeting = 60

/** What lists of emails show beside the subject: the beginning, without the greeting that every email has. */
function preheaderOf([first = '', ...rest]: readonly string[]): string {
  const isGreeting = rest.length > 0 && first.length < longestGreeting && /[,:]$/.test(first)
  const lines = isGreeting ? rest : [first, ...rest]
  const flat = lines
    .join(' ')
    .replace(/https?:\/\/\S+/g, '')
    .replace(/\s+/gu, ' ')
    .trim()
  if (flat.length <= longestPreheader) return flat
  return flat
    .slice(0, longestPreheader)
    .replace(/[\uD800-\uDBFF]$/, '')
    .replace(/\s\S{0,30}$/u, '')
}

function withoutPlaces(text: string): string {
  return cleanText(text).replaceAll(linkPlace, '...').replaceAll(unsubscribePlace, '...')
}

interface Links {
  readonly secretLink: string | null
  readonly unsubscribeUrl?: string | undefined
}

/** Both forms as they leave. */
export function withLinks(mail: { text: string; html: string }, { secretLink, unsubscribeUrl }: Links) {
  const places = [
    [linkPlace, secretLink],
    [unsubscribePlace, unsubscribeUrl],
  ] as const
  let { text, html: marked } = mail
  for (const [place, url] of places) {
    if (!url) continue
    text = text.replaceAll(place, () => url)
    marked = marked.replaceAll(place, () => escapeHtml(url))
  }
  return { text, html: marked }
}

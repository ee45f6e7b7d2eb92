import { entitiesIn, typesOf } from './entities.ts'
import { type Entity, isObject } from './page-reading.ts'
import { elementsIn, metaOf, type PageElement, treeOf, withSingleSpaces } from './page-tree.ts'
import { decodedPage } from './read-page.ts'

/** The words of one person that a page shows, as far as it says so itself. */
export interface Quote {
  readonly content: string
  readonly customerName: string
  readonly company: string
  readonly rating: string
  readonly date: string
}

export interface QuotedPage {
  /** The one review or post of the page. */
  readonly quote: Quote | undefined
  /** It is how the page describes itself, which may not be the customer's words. */
  readonly isDescription: boolean
  /** How many reviews there are. */
  readonly reviews: number
  /** Where the page says that its content can be asked for (oEmbed). */
  readonly oembed: string | undefined
}

const longest = 10_000
const posts = new Set([
  'SocialMediaPosting',
  'DiscussionForumPosting',
  'Comment',
  'Quotation',
  'Article',
  'NewsArticle',
  'BlogPosting',
])

/** What a page says of its one review or post, in JSON-LD, microdata or Open Graph. */
export function readQuotedPage(html: Uint8Array, contentType: string): QuotedPage {
  const elements = [...elementsIn(treeOf(decodedPage(html, contentType)))]
  const entities = entitiesIn(elements)
  const reviews = uniqueQuotes(entities.filter((one) => isA(one, 'Review')).map(quoteOfReview))
  const post = uniqueQuotes(
    entities.filter((one) => typesOf(one).some((type) => posts.has(type))).map(quoteOfPost),
  )[0]
  const quote = reviews.length > 0 ? (reviews.length === 1 ? reviews[0] : undefined) : post
  const described = reviews.length === 0 && quote === undefined ? descriptionOf(elements) : undefined
  return {
    quote: quote ?? described,
    isDescription: described !== undefined,
    reviews: reviews.length,
    oembed: elements.find(
      ({ name, attribs }) => name === 'link' && attribs['type'] === 'application/json+oembed',
    )?.attribs['href'],
  }
}

function isA(entity: Entity, type: string): boolean {
  return typesOf(entity).some((one) => one === type || one === `User${type}`)
}

/** The same review often stands in a page twice. */
function uniqueQuotes(quotes: readonly Quote[]): Quote[] {
  const byText = new Map(
    quotes.filter(({ content }) => content !== '').map((quote) => [quote.content, quote]),
  )
  return [...byText.values()]
}

function quoteOfReview(review: Entity): Quote {
  const rating = review['reviewRating']
  return {
    ...quoteOfPost(review),
    content: textOf(review['reviewBody']) || textOf(review['description']),
    rating: isObject(rating) ? ratingOf(rating) : textOf(review['ratingValue']),
  }
}

function quoteOfPost(post: Entity): Quote {
  const author = Array.isArray(post['author']) ? post['author'][0] : post['author']
  const works = isObject(author) ? (author['worksFor'] ?? author['affiliation']) : undefined
  return {
    content: textOf(post['articleBody']) || textOf(post['text']),
    customerName: textOf(isObject(author) ? author['name'] : author).slice(0, 120),
    company: textOf(isObject(works) ? works['name'] : works).slice(0, 120),
    rating: '',
    date: /^\d{4}-\d{2}-\d{2}/.exec(textOf(post['datePublished']) || textOf(post['dateCreated']))?.[0] ?? '',
  }
}

function ratingOf(rating: Entity): string {
  const value = textOf(rating['ratingValue'])
  const best = textOf(rating['bestRating'])
  return value !== '' && ['5', '10', '100'].includes(best) ? `${value}/${best}` : value
}

function descriptionOf(elements: readonly PageElement[]): Quote | undefined {
  const content = metaOf(elements, 'og:description', 'twitter:description', 'description').slice(0, longest)
  if (content === '') return undefined
  const customerName = metaOf(elements, 'author', 'article:author').slice(0, 120)
  const date =
    /^\d{4}-\d{2}-\d{2}/.exec(metaOf(elements, 'article:published_time', 'og:updated_time'))?.[0] ?? ''
  // An address of a profile is no name.
  return {
    content,
    customerName: /^https?:/.test(customerName) ? '' : customerName,
    company: '',
    rating: '',
    date,
  }
}

function textOf(value: unknown): string {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? withSingleSpaces(value).slice(0, longest) : ''
}

/** What X and others answer to oEmbed: a quotation with its author, and the day in the last link. */
export function readOembed(json: string): Quote | undefined {
  const answer = parsed(json)
  const html = textOf(answer?.['html'])
  const tree = treeOf(html)
  const paragraph = [...elementsIn(tree)].find(({ name }) => name === 'p')
  const content = paragraph ? withSingleSpaces(linesIn(paragraph)) : ''
  if (content === '') return undefined
  const links = [...elementsIn(tree)].filter(({ name }) => name === 'a')
  const day = new Date(`${withSingleSpaces(links.at(-1) ? linesIn(links.at(-1)!) : '')} UTC`)
  return {
    content,
    customerName: textOf(answer?.['author_name']).slice(0, 120),
    company: '',
    rating: '',
    date: Number.isNaN(day.getTime()) ? '' : day.toISOString().slice(0, 10),
  }
}

function linesIn(element: PageElement): string {
  return element.children
    .map((child) => (typeof child === 'string' ? child : child.name === 'br' ? ' ' : linesIn(child)))
    .join('')
}

function parsed(json: string): Entity | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return typeof value === 'object' && value !== null ? (value as Entity) : undefined
  } catch {
    return undefined
  }
}

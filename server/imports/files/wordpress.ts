import { formatCount } from '#shared/text/format-count.ts'
import { childOf, childrenOf, childText, type XmlElement, type XmlRows } from './xml-elements.ts'

const reviewTypes = /testimonial|review/i
const notByPeople = new Set(['pingback', 'trackback'])

/** Of an export of WordPress (WXR): approved comments, reviews of shops with their stars, and published testimonials. */
export function wordpressRows(rss: XmlElement): XmlRows {
  const channel = childOf(rss, 'channel')
  const items = channel ? childrenOf(channel, 'item') : []
  const rows: Record<string, string>[] = []
  let refused = 0
  for (const item of items) {
    const link = childText(item, 'link')
    if (reviewTypes.test(childText(item, 'wp:post_type'))) {
      if (childText(item, 'wp:status') === 'publish') rows.push(testimonialOf(item, link))
      else refused += 1
    }
    for (const comment of childrenOf(item, 'wp:comment')) {
      if (notByPeople.has(childText(comment, 'wp:comment_type'))) continue
      if (childText(comment, 'wp:comment_approved') === '1') rows.push(commentOf(comment, link))
      else refused += 1
    }
  }
  const one = refused === 1
  return {
    rows,
    leftOut:
      refused === 0
        ? []
        : [
            `${formatCount(refused, 'entry', 'entries')} of this file ${one ? 'is' : 'are'} spam, in the trash or not approved there, and ${one ? 'was' : 'were'} left out.`,
          ],
  }
}

function commentOf(comment: XmlElement, link: string): Record<string, string> {
  const meta = childrenOf(comment, 'wp:commentmeta')
  const rating = meta.find((one) => childText(one, 'wp:meta_key') === 'rating')
  return {
    wpCommentId: childText(comment, 'wp:comment_id'),
    author: childText(comment, 'wp:comment_author'),
    email: childText(comment, 'wp:comment_author_email'),
    content: childText(comment, 'wp:comment_content'),
    rating: rating ? childText(rating, 'wp:meta_value') : '',
    date: dateIn(comment, 'wp:comment_date'),
    link,
  }
}

/** In a list of testimonials the title is who said it. */
function testimonialOf(item: XmlElement, link: string): Record<string, string> {
  return {
    wpCommentId: '',
    author: childText(item, 'title'),
    content: childText(item, 'content:encoded'),
    date: dateIn(item, 'wp:post_date'),
    link,
  }
}

function dateIn(element: XmlElement, name: string): string {
  const utc = childText(element, `${name}_gmt`)
  // What was never published has zeros there.
  return utc === '' || utc.startsWith('0000') ? childText(element, name) : utc
}

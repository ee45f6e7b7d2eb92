import { formatCount } from '#shared/text/format-count.ts'
import { childOf, childrenOf, childText, type XmlElement, type XmlRows } from './xml-elements.ts'

/** The comments of an export of Disqus, each with the page that it stands on. */
export function disqusRows(disqus: XmlElement): XmlRows {
  const links = new Map(
    childrenOf(disqus, 'thread').map((thread) => [thread.attribs['dsq:id'], childText(thread, 'link')]),
  )
  const posts = childrenOf(disqus, 'post')
  const kept = posts.filter(
    (post) => childText(post, 'isDeleted') !== 'true' && childText(post, 'isSpam') !== 'true',
  )
  const refused = posts.length - kept.length
  return {
    rows: kept.map((post) => {
      const author = childOf(post, 'author')
      return {
        dsqId: post.attribs['dsq:id'] ?? '',
        author: author ? childText(author, 'name') : '',
        email: author ? childText(author, 'email') : '',
        content: childText(post, 'message'),
        date: childText(post, 'createdAt'),
        link: links.get(childOf(post, 'thread')?.attribs['dsq:id']) ?? '',
      }
    }),
    leftOut:
      refused === 0
        ? []
        : [
            `${formatCount(refused, 'comment')} marked as deleted or spam ${refused === 1 ? 'was' : 'were'} left out.`,
          ],
  }
}

import { brand } from '#contract/brand.ts'
import { posts } from './posts.ts'

/** The blog as RSS 2.0. */
export function feed(publicUrl: string): string {
  const items = posts.map(({ title, path, date, category, summary }) =>
    [
      '    <item>',
      `      <title>${escape(title)}</title>`,
      `      <link>${publicUrl}${path}</link>`,
      `      <guid isPermaLink="true">${publicUrl}${path}</guid>`,
      `      <pubDate>${new Date(date).toUTCString()}</pubDate>`,
      `      <category>${escape(category)}</category>`,
      `      <description>${escape(summary)}</description>`,
      '    </item>',
    ].join('\n'),
  )
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
  <channel>
    <title>${brand.name} Blog</title>
    <link>${publicUrl}/blog</link>
    <atom:link href="${publicUrl}/blog/rss.xml" rel="self" type="application/rss+xml"/>
    <description>Collecting, proving and showing what customers say.</description>
    <language>en</language>
${items.join('\n')}
  </channel>
</rss>
`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

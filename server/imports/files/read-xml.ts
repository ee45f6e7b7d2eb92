import { Unreadable } from '../../kit/unreadable.ts'
import { disqusRows } from './disqus.ts'
import { wordpressRows } from './wordpress.ts'
import { elementsOf } from './xml-elements.ts'
import { maximumRows, type Table, tooManyRows } from './table.ts'

const notKnown =
  'This XML file is not an export we know (WordPress or Disqus). Export the list as CSV or JSON and choose that file.'

/** True when the text is meant as XML, and not as a web page. */
export function looksLikeXml(text: string): boolean {
  return (
    /^\s*<(?:\?xml|rss|disqus)[\s>]/i.test(text.slice(0, 500)) &&
    !/<!doctype html|<html/i.test(text.slice(0, 2000))
  )
}

/** Reads an export of WordPress or of Disqus: comments, reviews and testimonials. */
export function readXml(text: string): Table {
  const root = elementsOf(text)
  const [top] = root.children
  const found =
    top?.name === 'rss' ? wordpressRows(top) : top?.name === 'disqus' ? disqusRows(top) : undefined
  if (found === undefined) throw new Unreadable(notKnown)
  const { rows, leftOut } = found
  if (rows.length > maximumRows) throw tooManyRows()
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))]
  return {
    columns,
    rows: rows.map((row, index) => ({ number: index + 1, cells: columns.map((name) => row[name] ?? '') })),
    hasHeader: true,
    delimiter: 'json',
    leftOut,
  }
}

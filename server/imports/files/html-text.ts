import { Parser } from 'htmlparser2'

const inline =
  'a abbr b bdi bdo big cite code del em font i img ins kbd mark q s samp small span strike strong sub sup tt u var wbr'
const block =
  'article aside blockquote body br center dd div dl dt figure footer h1 h2 h3 h4 h5 h6 head header hr html li main ol p pre section table tbody td th thead tr ul'
const silent = 'script style title template'
const names = [inline, block, silent].flatMap((some) => some.split(' '))
const blocks = new Set(block.split(' '))
const silents = new Set(silent.split(' '))

const tag = String.raw`<(?:\/?(?:${names.join('|')})(?=[\s/>])|!--)`
const hasMarkup = new RegExp(String.raw`${tag}|&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});`, 'i')
/** What looks like an element and is none: `<3`, `<your name>`. */
const strayBracket = new RegExp(String.raw`<(?!(?:${tag.slice(1)}))`, 'gi')

/** The text of a cell that an export wrote as HTML: elements are gone, `&amp;` is `&`, and blocks are lines. */
export function textOfHtml(cell: string): string {
  if (!hasMarkup.test(cell)) return cell
  const pieces: string[] = []
  let hidden = 0
  const parser = new Parser({
    ontext: (text) => hidden === 0 && pieces.push(text),
    onopentagname: (name) => {
      if (silents.has(name)) hidden += 1
      else if (blocks.has(name)) pieces.push('\n')
    },
    onclosetag: (name, isImplied) => {
      if (silents.has(name)) hidden -= 1
      else if (blocks.has(name) && name !== 'br' && !isImplied) pieces.push(name === 'p' ? '\n\n' : '\n')
    },
  })
  parser.end(cell.replace(strayBracket, '&lt;'))
  return pieces
    .join('')
    .replace(/\u00A0/g, ' ')
    .trim()
}

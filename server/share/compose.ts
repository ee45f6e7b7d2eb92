import { type ShareColors, shareSizes, type ShareSize } from '#shared/share/share-image.ts'
import { roleAndCompany } from '#shared/text/role-and-company.ts'
import { type Palette, paletteOf } from './colors.ts'
import type { ShareContent } from './content.ts'
import { type Drawing, type Mark, mirrored, type Pixels } from './drawing.ts'
import { fitText } from './fit-text.ts'
import { isFromRight, renderText } from './render-text.ts'
import { pictureIn, portraitIn } from './pictures.ts'

const looks = {
  wide: { margin: 72, quote: [28, 31, 35, 40, 46, 52, 60] },
  square: { margin: 84, quote: [33, 37, 42, 48, 54, 60, 70, 82] },
} as const

const portraitSide = 88
const gap = 28

/** What every part of an image is drawn with. */
interface Sheet {
  readonly content: ShareContent
  readonly palette: Palette
  readonly margin: number
  /** Between the margins. */
  readonly inner: number
  readonly scale: number
}

interface Look {
  readonly size: ShareSize
  readonly colors: ShareColors
  /** Pixels per unit. */
  readonly scale: number
}

/** The words in the middle, who said them below, and at the foot what readers must know and where they can check it. */
export async function composeShare(content: ShareContent, { size, colors, scale }: Look): Promise<Drawing> {
  const { width, height } = shareSizes[size]
  const { margin, quote } = looks[size]
  const sheet = { content, palette: paletteOf(colors), margin, inner: width - 2 * margin, scale }
  const foot = await composeFoot(sheet, height - 44)
  const author = await authorOf(sheet, foot.top - portraitSide - gap)
  const words = await textMarksOf(sheet, quote, { top: margin - 8, bottom: author.top - gap })
  const drawing = {
    width,
    height,
    background: sheet.palette.background,
    marks: [...words, ...author.marks, ...foot.marks],
    title: `${content.content}\n${content.customerName}`,
  }
  return isFromRight(content.content) ? mirrored(drawing) : drawing
}

/** Stars or a quotation mark, the headline and the words, in the middle of what is left. */
async function textMarksOf(
  { content, palette, margin, inner, scale }: Sheet,
  sizes: readonly number[],
  { top, bottom }: { readonly top: number; readonly bottom: number },
): Promise<Mark[]> {
  const { rating = null, headline } = content
  const style = { width: inner, scale }
  const sign =
    rating === null
      ? await renderText('“', { ...style, size: 110, color: palette.accent, isBold: true })
      : await renderText('★'.repeat(rating) + '☆'.repeat(5 - rating), {
          ...style,
          size: 40,
          color: palette.accent,
        })
  const parts = [{ pixels: sign, says: rating === null ? '' : `${rating}/5` }]
  let left = bottom - top - sign.height / scale - gap
  if (headline) {
    const box = { ...style, color: palette.text, isBold: true, sizes: [30, 34], height: 96 }
    const pixels = await fitText(headline, box)
    parts.push({ pixels, says: headline })
    left -= pixels.height / scale + gap
  }
  const quote = { ...style, color: palette.text, sizes, height: left }
  parts.push({ pixels: await fitText(content.content, quote), says: content.content })
  const total = parts.reduce((sum, { pixels }) => sum + pixels.height / scale, gap * (parts.length - 1))
  let y = top + Math.max(0, (bottom - top - total) / 2)
  return parts.map(({ pixels, says }) => {
    const mark = pictureAt(pixels, scale, margin, y, says)
    y += mark.height + gap
    return mark
  })
}

/** Photo, name and company; the business on the other side. */
async function authorOf(
  sheet: Sheet,
  top: number,
): Promise<{ readonly top: number; readonly marks: Mark[] }> {
  const { content, palette, margin, inner, scale } = sheet
  const business = await composeBusiness(sheet)
  const marks: Mark[] = [
    pictureAt(business, scale, margin + inner - business.width / scale, 0, content.businessName),
  ]
  let x = margin
  if (content.photo) {
    marks.push(pictureAt(await portraitIn(content.photo, portraitSide * scale), scale, x, 0, ''))
    x += portraitSide + 22
  }
  const width = inner - (x - margin) - business.width / scale - 40
  const line = { width, scale, height: 44 }
  const name = await fitText(content.customerName, {
    ...line,
    color: palette.text,
    isBold: true,
    sizes: [26, 30],
  })
  const place = roleAndCompany(content.customerRole, content.customerCompany)
  const company =
    place && (await fitText(place, { ...line, height: 36, color: palette.soft, sizes: [20, 23] }))
  const between = 14
  const heights = name.height / scale + (company ? company.height / scale + between : 0)
  let y = (portraitSide - heights) / 2
  marks.push(pictureAt(name, scale, x, y, content.customerName))
  y += name.height / scale + between
  if (company) marks.push(pictureAt(company, scale, x, y, place))
  const placed = marks.map((mark, index) => ({
    ...mark,
    y: top + (index === 0 ? (portraitSide - mark.height) / 2 : mark.y),
  }))
  return { top, marks: placed }
}

/** Its logo, or its name where it has none. */
async function composeBusiness({ content, palette, inner, scale }: Sheet): Promise<Pixels> {
  if (content.logo) return pictureIn(content.logo, 240 * scale, 76 * scale)
  return fitText(content.businessName, {
    width: inner * 0.4,
    scale,
    height: 70,
    color: palette.soft,
    isBold: true,
    sizes: [22, 26],
  })
}

/** A line, the label and the address of the proof, set upwards from `bottom`. */
async function composeFoot(
  { content, palette, margin, inner, scale }: Sheet,
  bottom: number,
): Promise<{ readonly top: number; readonly marks: Mark[] }> {
  const marks: Mark[] = []
  let y = bottom
  const add = async (text: string, sizes: readonly number[], height: number) => {
    const pixels = await fitText(text, { width: inner, scale, height, color: palette.soft, sizes })
    y -= pixels.height / scale
    marks.push(pictureAt(pixels, scale, margin, y, text))
    y -= 12
  }
  await add(content.verifyAddress, [14, 16, 18], 30)
  if (content.label) await add(content.label, [18, 20], 64)
  y -= 10
  marks.push({ kind: 'box', x: margin, y, width: inner, height: 2, fill: palette.line })
  return { top: y, marks }
}

function pictureAt({ ...pixels }: Pixels, scale: number, x: number, y: number, says: string): Mark {
  return { kind: 'picture', x, y, width: pixels.width / scale, height: pixels.height / scale, pixels, says }
}

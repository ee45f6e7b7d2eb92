/** A page for `pdfFile`: what it draws, and the pictures that it names `/I0`, `/I1` and so on. Lengths are points. */
export interface PdfPage {
  readonly width: number
  readonly height: number
  readonly content: string
  readonly pictures: readonly ImageData[]
  /** How far the finished page and its bleed are from the edge. */
  readonly trim?: number
  readonly bleed?: number
}

type Part = string | Uint8Array<ArrayBuffer>

/** One page of vectors and pictures as a PDF 1.4 file. It needs no fonts, so it is all there is to write. */
export async function pdfFile(page: PdfPage, title: string): Promise<Blob> {
  const objects: Part[][] = []
  const add = (...parts: Part[]) => objects.push(parts)
  const pictureIds = page.pictures.map((_, index) => 6 + 2 * index)
  const names = pictureIds.map((id, index) => `/I${index} ${id} 0 R`).join(' ')
  add('<< /Type /Catalog /Pages 2 0 R /ViewerPreferences << /PrintScaling /None >> >>')
  add('<< /Type /Pages /Kids [3 0 R] /Count 1 >>')
  add(
    `<< /Type /Page /Parent 2 0 R ${boxesOf(page)} /Contents 4 0 R `,
    `/Resources << /ProcSet [/PDF /ImageC] /XObject << ${names} >> >> >>`,
  )
  add(...(await stream('', encoded(page.content))))
  add(`<< /Title ${hexText(title)} >>`)
  for (const [index, { width, height, data }] of page.pictures.entries()) {
    const size = `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} /BitsPerComponent 8`
    const mask = `/SMask ${(pictureIds[index] ?? 0) + 1} 0 R`
    // oxlint-disable-next-line no-await-in-loop -- one picture of megabytes at a time
    add(...(await stream(`${size} /ColorSpace /DeviceRGB ${mask}`, channels(data, [0, 1, 2]))))
    // oxlint-disable-next-line no-await-in-loop -- as above
    add(...(await stream(`${size} /ColorSpace /DeviceGray`, channels(data, [3]))))
  }
  return assemble(objects)
}

function boxesOf({ width, height, trim = 0, bleed = 0 }: PdfPage): string {
  const box = (inset: number) => `[${inset} ${inset} ${width - inset} ${height - inset}]`
  return `/MediaBox ${box(0)} /BleedBox ${box(trim - bleed)} /TrimBox ${box(trim)}`
}

/** The objects one after the other, then where each of them begins. */
function assemble(objects: readonly Part[][]): Blob {
  const parts: Part[] = ['%PDF-1.4\n']
  let length = 9
  const push = (part: Part) => {
    parts.push(part)
    length += part.length
  }
  const starts = objects.map((object, index) => {
    const start = length
    push(`${index + 1} 0 obj\n`)
    object.forEach(push)
    push('\nendobj\n')
    return start
  })
  const table = starts.map((start) => `${String(start).padStart(10, '0')} 00000 n \n`).join('')
  const count = objects.length + 1
  const trailer = `trailer\n<< /Size ${count} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${length}\n%%EOF\n`
  parts.push(`xref\n0 ${count}\n0000000000 65535 f \n${table}${trailer}`)
  return new Blob(parts, { type: 'application/pdf' })
}

async function stream(entries: string, bytes: Uint8Array<ArrayBuffer>): Promise<Part[]> {
  const squeezed = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate'))
  const body = new Uint8Array(await new Response(squeezed).arrayBuffer())
  return [`<< ${entries} /Filter /FlateDecode /Length ${body.length} >>\nstream\n`, body, '\nendstream']
}

function channels(data: Uint8ClampedArray, wanted: readonly number[]): Uint8Array<ArrayBuffer> {
  const taken = new Uint8Array((data.length / 4) * wanted.length)
  let at = 0
  for (let pixel = 0; pixel < data.length; pixel += 4) {
    for (const channel of wanted) taken[at++] = data[pixel + channel] ?? 0
  }
  return taken
}

const encoded = (text: string) => new TextEncoder().encode(text)

/** UTF-16 with its mark, as PDF wants letters beyond Latin. */
function hexText(text: string): string {
  const units = Array.from({ length: text.length }, (_, at) => text.charCodeAt(at))
  return `<FEFF${units.map((unit) => unit.toString(16).padStart(4, '0')).join('')}>`
}

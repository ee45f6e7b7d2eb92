import { Readable } from 'node:stream'
import type { CustomerLanguage } from '#contract/languages.ts'
import type { WidgetOptions } from '#shared/widget/widget-options.ts'
import type { WorkspaceContext } from '../context.ts'
import { resolveBusiness } from '../collection/service.ts'
import { ownAnswer, plainSheet } from '../embed/service.ts'
import { atMost } from '../http/limits/at-most.ts'
import { Problem } from '../http/problem.ts'
import { shownLogo, shownPhoto } from '../testimonials/service.ts'
import { type ZipEntry, zipOf } from '../kit/zip.ts'
import { shareContent } from './content.ts'
import { drawShare } from './images.ts'
import { readMe } from './read-me.ts'
import { logoKey, type SpokenAnswer, staticPage } from './static-page.ts'

/** A hundred testimonials take most of a minute of one processor, so exports take turns, image by image. */
const mostAtOnce = 20
const inTurn = atMost({ running: 1, waiting: mostAtOnce, sentence: 'Too many exports are running.' })
const running = new Map<string, symbol>()

/** The testimonials that may be shown, as files that need no server. They are sent as they are made. */
export async function staticExport(
  context: WorkspaceContext,
  options: WidgetOptions,
  language: CustomerLanguage,
): Promise<Readable> {
  const { workspaceId, db, now } = context
  const exportedAt = now()
  const [answer, { name: businessName }] = await Promise.all([
    ownAnswer(context, workspaceId, { max: options.max, language, options: null, isLanguageFixed: true }),
    resolveBusiness(db, workspaceId),
  ])
  refuseAnother(workspaceId)
  const mine = Symbol('export')
  running.set(workspaceId, mine)
  const exported = { answer: answer as SpokenAnswer, options, businessName, exportedAt }
  const stream = Readable.from(zipOf(staticExportFiles(context, exported), exportedAt), { objectMode: false })
  const end = () => {
    if (running.get(workspaceId) === mine) running.delete(workspaceId)
  }
  // The second also where somebody leaves in the middle of it.
  return stream.once('end', end).once('close', end)
}

function refuseAnother(workspaceId: string): void {
  const sentence = running.has(workspaceId)
    ? 'Your last export is still being made. Please try again when it is done.'
    : 'Too many exports are being made right now. Please try again in a minute.'
  if (running.has(workspaceId) || running.size >= mostAtOnce)
    throw new Problem('unavailable', sentence, { retryAfterSeconds: 30 })
}

interface Exported {
  readonly answer: SpokenAnswer
  readonly options: WidgetOptions
  readonly businessName: string
  readonly exportedAt: Date
}

async function* staticExportFiles(context: WorkspaceContext, exported: Exported): AsyncGenerator<ZipEntry> {
  const { db, workspaceId } = context
  const { answer, exportedAt, options } = exported
  const sheet = await plainSheet(context, options)
  const photos = new Map<string, Buffer>()
  for (const { id, photoUrl, companyLogoUrl } of answer.testimonials) {
    const photo = photoUrl === null ? undefined : await shownPhoto(db, { workspaceId, id })
    if (photo) photos.set(id, photo.bytes)
    const logo = companyLogoUrl ? await shownLogo(db, { workspaceId, id }) : undefined
    if (logo) photos.set(logoKey(id), logo.bytes)
  }
  yield textEntry('READ-ME.txt', readMe(answer, exportedAt))
  yield textEntry('testimonials.html', staticPage(answer, { ...exported, photos, sheet }))
  yield textEntry('testimonials.json', JSON.stringify(exportedData(exported, photos), undefined, 2))
  for (const [id, bytes] of photos) yield { name: photoName(id), bytes, isCompressed: true }
  for (const [index, { verifyUrl, customerName }] of answer.testimonials.entries()) {
    const content = await shareContent(context, verifyUrl?.split('/').pop() ?? '')
    // Withdrawn since the export began.
    if (!content) continue
    const name = `images/${String(index + 1).padStart(3, '0')}-${safeFileName(customerName)}`
    const look = { size: 'wide', colors: content.colors } as const
    const [png, svg] = [{ ...look, format: 'png' } as const, { ...look, format: 'svg' } as const]
    yield { name: `${name}.png`, bytes: await inTurn(() => drawShare(content, png)), isCompressed: true }
    yield { name: `${name}.svg`, bytes: await inTurn(() => drawShare(content, svg)) }
  }
}

/** What the page shows, for programs. Nothing in it leads to a file of our server. */
export function exportedData(
  { answer, businessName, exportedAt }: Omit<Exported, 'options'>,
  photos: ReadonlyMap<string, Buffer>,
) {
  const { success: _success, words: _copy, testimonials, ...summary } = answer
  return {
    format: 'plaudit-testimonials-1',
    exportedAt: exportedAt.toISOString(),
    businessName,
    ...summary,
    testimonials: testimonials.map(({ photoUrl: _photoUrl, companyLogoUrl: _logoUrl, ...one }) => ({
      ...one,
      photo: photos.has(one.id) ? photoName(one.id) : null,
      companyLogo: photos.has(logoKey(one.id)) ? photoName(logoKey(one.id)) : null,
    })),
  }
}

const photoName = (id: string) => `photos/${id}.webp`

/** For the name of a file on every system. */
function safeFileName(name: string): string {
  return (
    name
      .normalize('NFC')
      .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 40) || 'customer'
  )
}

function textEntry(name: string, written: string): ZipEntry {
  return { name, bytes: Buffer.from(written) }
}

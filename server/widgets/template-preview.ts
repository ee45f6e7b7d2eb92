import type { FastifyReply } from 'fastify'
import type { WidgetLayout } from '#contract/widgets/widget-layouts.ts'
import { readableLook } from '#contract/widgets/widget-look.ts'
import { widgetTemplates } from '#contract/widgets/widget-templates.ts'
import { notFound } from '../http/problem.ts'

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

const boxOf = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })

/** Where the cards of each layout lie, on 320 by 200. */
const places: Partial<Record<WidgetLayout, readonly Box[]>> = {
  card: [boxOf(60, 26, 200, 148)],
  grid: [16, 115, 214].flatMap((x) => [boxOf(x, 16, 90, 79), boxOf(x, 105, 90, 79)]),
  carousel: [boxOf(-74, 40, 108, 112), boxOf(46, 30, 228, 132), boxOf(286, 40, 108, 112)],
  masonry: [
    boxOf(16, 16, 90, 94),
    boxOf(16, 120, 90, 96),
    boxOf(115, 16, 90, 66),
    boxOf(115, 92, 90, 124),
    boxOf(214, 16, 90, 110),
    boxOf(214, 136, 90, 80),
  ],
  list: [boxOf(40, 16, 240, 49), boxOf(40, 75, 240, 49), boxOf(40, 134, 240, 49)],
}

/** A drawing of a template in its own colors: cards with stars, lines of text and a face, and no words. */
export async function sendTemplatePreview(id: string, reply: FastifyReply): Promise<FastifyReply> {
  const template = widgetTemplates.find((one) => one.id === id)
  if (!template) throw notFound('template')
  const { layout, look } = template.styles
  const shown = readableLook(look).look
  const { backgroundColor, textColor, accentColor, starColor } = shown
  const cards = (places[layout] ?? []).map((box) => {
    const { x, y, width, height } = box
    const radius = Math.min(look.radius, 16) * 0.7
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${backgroundColor}" stroke="${textColor}" stroke-opacity=".16"/>${insides(box, shown)}`
  })
  const dots =
    layout === 'carousel'
      ? [146, 160, 174].map(
          (x, index) =>
            `<circle cx="${x}" cy="181" r="3.5" fill="${index === 0 ? accentColor : textColor}" opacity="${index === 0 ? 1 : 0.3}"/>`,
        )
      : []
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 320 200"><rect width="320" height="200" fill="${starColor}" opacity=".1"/><rect width="320" height="200" fill="${accentColor}" opacity=".08"/>${[...cards, ...dots].join('')}</svg>`
  return reply
    .headers({
      'content-type': 'image/svg+xml; charset=utf-8',
      'cache-control': 'public, max-age=3600',
      'content-security-policy': "default-src 'none'; sandbox",
    })
    .send(svg)
}

function insides(
  { x, y, width, height }: Box,
  { textColor, starColor }: { textColor: string; starColor: string },
): string {
  const left = x + 10
  const wide = width - 20
  const lines = Math.max(1, Math.floor((height - 46) / 9))
  const stars = [0, 1, 2, 3, 4].map((index) => `<path d="${starAt(left + index * 9, y + 9)}"/>`).join('')
  const text = Array.from({ length: Math.min(lines, 6) }, (_, index) => {
    const share = index === Math.min(lines, 6) - 1 ? 0.6 : 1 - (index % 2) * 0.08
    return `<rect x="${left}" y="${y + 23 + index * 9}" width="${Math.round(wide * share)}" height="4" rx="2"/>`
  }).join('')
  const foot = y + height - 13
  return `<g fill="${starColor}">${stars}</g><g fill="${textColor}" opacity=".5">${text}</g><circle cx="${left + 5}" cy="${foot}" r="5" fill="${textColor}" opacity=".22"/><rect x="${left + 15}" y="${foot - 2}" width="${Math.min(46, wide - 20)}" height="4" rx="2" fill="${textColor}" opacity=".75"/>`
}

function starAt(x: number, y: number): string {
  return `M${x + 4} ${y}l1.2 2.5 2.8.4-2 1.9.5 2.7-2.5-1.3-2.5 1.3.5-2.7-2-1.9 2.8-.4z`
}

import { z } from 'zod/mini'
import { widgetLayouts } from './widget-layouts.ts'
import { ownerEndpoint, publicReadEndpoint, uploadEndpoint } from '../endpoint.ts'
import { line, moment, rating, requiredLine } from '../fields.ts'
import { businessUrl } from '../business/business.ts'
import { customerLanguages } from '../languages.ts'
import { paging } from '../lists.ts'
import { change, creation } from '../row-calls.ts'
import { idParams, removal } from '../shapes.ts'
import { longestTag } from '../testimonials/testimonial-filters.ts'
import { languageCode } from '../text-direction.ts'
import { densities, widgetFonts } from './widget-look.ts'
import { longestCustomCss } from './widget-parts.ts'
import { defaultLook, templateIds } from './widget-templates.ts'

export const displayCounts = [1, 3, 6, 9, 12] as const
export const defaultWidgetName = 'My Testimonial Widget'
/** Of one workspace. */
export const mostWidgets = 200
const mostFilterValues = 20

/** Six digits and nothing else: it ends up in a style sheet on other websites. */
const color = z.string().check(z.regex(/^#[0-9a-f]{6}$/i, 'Enter a color like #2563EB'), z.toLowerCase())

const customCss = z
  .string()
  .check(z.maxLength(longestCustomCss, `Keep it under ${longestCustomCss} characters`))
const heightShare = z.number().check(z.gte(0.25), z.lte(4))

/** How a widget looks. The documented fields, and what the designer has beyond them. */
export const widgetSettings = z.object({
  displayCount: z.prefault(z.literal(displayCounts), 3),
  showAvatar: z.prefault(z.boolean(), true),
  showCompany: z.prefault(z.boolean(), true),
  showRating: z.prefault(z.boolean(), true),
  showDate: z.prefault(z.boolean(), true),
  autoplay: z.prefault(z.boolean(), false),
  /** Seconds that each testimonial stands with autoplay. */
  interval: z.prefault(z.int().check(z.gte(3), z.lte(30)), 5),
  /** Not sent means the layout of the template. */
  layout: z.optional(z.enum(widgetLayouts)),
  columns: z.optional(z.literal([1, 2, 3])),
  theme: z.prefault(z.enum(['light', 'dark', 'auto']), 'light'),
  /** Of labels and words: the page's own, unless said. */
  language: z.prefault(z.enum(['page', ...customerLanguages]), 'page'),
  backgroundColor: z.prefault(color, defaultLook.backgroundColor),
  textColor: z.prefault(color, defaultLook.textColor),
  accentColor: z.prefault(color, defaultLook.accentColor),
  starColor: z.prefault(color, defaultLook.starColor),
  radius: z.prefault(z.int().check(z.gte(0), z.lte(32)), defaultLook.radius),
  font: z.prefault(z.enum(widgetFonts), defaultLook.font),
  density: z.prefault(z.enum(densities), defaultLook.density),
  /** The owner's own rules for the parts in `widgetParts`. What is refused in them is said, and none of it is saved. */
  customCss: z.prefault(customCss, ''),
  /** How many times as high the widget is with `customCss`, as a browser measured it. */
  heightShares: z.optional(z.object({ phone: heightShare, tablet: heightShare, desktop: heightShare })),
})
export type WidgetSettings = z.output<typeof widgetSettings>

/** `form` for what came in through the workspace's own links, else the name of a site, such as `Google`. */
const source = line(60)

/**
 * What narrows a widget; all of them hold at once, and an empty list narrows nothing. The average stays that of all
 * genuine submissions, and the widget says how many of them it shows.
 */
export const widgetFilters = z.object({
  /** Any of these. */
  tags: z.prefault(z.array(line(longestTag)).check(z.maxLength(mostFilterValues)), []),
  /** With it, testimonials without a rating are left out, and visitors are told. */
  minRating: z.prefault(z.nullable(rating), null),
  sources: z.prefault(z.array(source).check(z.maxLength(mostFilterValues)), []),
  /** Of the texts, such as `de`; with it, texts that do not tell theirs are left out. */
  languages: z.prefault(
    z.array(z.string().check(z.regex(languageCode))).check(z.maxLength(mostFilterValues)),
    [],
  ),
})
export type WidgetFilters = z.output<typeof widgetFilters>

/** Documented as JSON text; an object is the same. */
const settingsOrText = z.union([
  widgetSettings,
  z.pipe(z.string().check(z.maxLength(12_000)), z.pipe(z.transform(parsedOrNothing), widgetSettings)),
])

function parsedOrNothing(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

const templateId = z.enum(templateIds, { error: 'Choose a template' })
const name = requiredLine(1, 80, 'Please enter a name')

export const widget = z.object({
  id: z.string(),
  /** What stands in a page: `wgt_...`. It opens nothing but this widget. */
  widgetKey: z.string(),
  name: z.string(),
  templateId,
  settings: widgetSettings,
  filters: widgetFilters,
  isPaused: z.boolean(),
  createdAt: moment,
  updatedAt: moment,
})
export type Widget = z.output<typeof widget>

const widgetForm = z.object({
  name,
  templateId,
  settings: z.prefault(settingsOrText, {}),
  filters: z.prefault(widgetFilters, {}),
})
export type WidgetForm = z.output<typeof widgetForm>

/** What a preview is made of. */
export const widgetDraft = z.object({ templateId, settings: widgetSettings, filters: widgetFilters })
export type WidgetDraft = z.output<typeof widgetDraft>

/** Newest first; all of them without `limit`. */
export const listWidgets = ownerEndpoint('GET /api/widgets', {
  query: z.object(paging),
  response: z.array(widget),
})

/** At most 200. */
export const createWidget = ownerEndpoint('POST /api/widgets', creation(widgetForm, widget))

/** Reaches every page that has it within 60 seconds. */
export const updateWidget = ownerEndpoint('PUT /api/widgets/:id', change(widgetForm, widget))

/** A second one like it, with a key of its own. */
export const duplicateWidget = ownerEndpoint('POST /api/widgets/:id/duplicate', {
  params: idParams,
  status: 201,
  response: widget,
})

/** A paused widget shows nothing and takes no room; its code stays in the page. */
export const pauseWidget = ownerEndpoint(
  'PUT /api/widgets/:id/paused',
  change(z.object({ isPaused: z.boolean() }), widget),
)

/** Its code shows nothing from then on, and never again. */
export const deleteWidget = ownerEndpoint('DELETE /api/widgets/:id', removal)

/** The sites that testimonials on show came from, for the filter. */
export const listWidgetSources = ownerEndpoint('GET /api/widgets/sources', {
  response: z.array(z.string()),
})

/** The languages that testimonials on show are written in, for the filter. */
export const listWrittenLanguages = ownerEndpoint('GET /api/widgets/languages', {
  response: z.array(z.string()),
})

/**
 * The script of a widget that is not saved yet, as its page would get it; `draft` is a `widgetDraft` as JSON. Its own CSS is
 * left out: the designer adds what `checkCustomCss` answers.
 */
export const previewWidget = ownerEndpoint('GET /api/widgets/preview', {
  query: z.object({ draft: z.string().check(z.maxLength(4000)) }),
  response: 'file',
})

/** What a widget gets of CSS that its owner wrote, and what of it cannot be used, each with its line. Nothing is kept. */
export const checkCustomCss = ownerEndpoint('POST /api/widgets/custom-css', {
  body: z.object({ customCss }),
  response: z.object({ css: z.string(), problems: z.array(z.string()) }),
})

/** A drawing of a template, as SVG. */
export const getTemplatePreview = publicReadEndpoint('GET /api/template-preview/:templateId', {
  params: z.object({ templateId: z.string().check(z.maxLength(60)) }),
  response: 'file',
})

export const siteLook = z.object({
  /** What was found; what was not is left out. */
  backgroundColor: z.optional(z.string()),
  textColor: z.optional(z.string()),
  accentColor: z.optional(z.string()),
  radius: z.optional(z.number()),
  font: z.optional(z.enum(widgetFonts)),
  /** False when the site could not be read. */
  isRead: z.boolean(),
  /** Why, as a sentence. */
  problem: z.optional(z.string()),
})
export type SiteLook = z.infer<typeof siteLook>

/** Reads colors, corners and font from a public page; nothing is kept. */
export const readSiteLook = uploadEndpoint('POST /api/widgets/site-look', {
  body: z.object({ businessUrl }),
  response: siteLook,
})

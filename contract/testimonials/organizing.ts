import { z } from 'zod/mini'
import { ownerEndpoint } from '../endpoint.ts'
import { id, line, requiredLine, requiredText, sentMoment } from '../fields.ts'
import { creation, rowAction } from '../row-calls.ts'
import { idAnswer, idParams } from '../shapes.ts'
import { longestTag, tagSentence, testimonialFilters } from './testimonial-filters.ts'
import { testimonial } from './testimonials.ts'

/** Of one testimonial. */
export const mostTags = 20
/** Of one workspace. */
export const mostPinned = 10
export const longestHeadline = 120
/** Of one testimonial. */
export const mostHighlights = 3
const longestHighlight = 300
/** So many are changed by one call. */
export const bulkBatch = 500

export const tag = requiredLine(1, longestTag, tagSentence)

/** Every tag of the workspace, by name. */
export const listTags = ownerEndpoint('GET /api/testimonial-tags', { response: z.array(z.string()) })

const tagged = z.object({ changed: z.number(), isDone: z.boolean() })

/** Renames a tag everywhere, some testimonials a call, until `isDone`; into one that exists, both become one. */
export const renameTag = ownerEndpoint('POST /api/testimonial-tags/rename', {
  body: z.object({ name: tag, newName: tag }),
  response: tagged,
})

/** Takes a tag off every testimonial, some a call, until `isDone`. */
export const removeTag = ownerEndpoint('POST /api/testimonial-tags/remove', {
  body: z.object({ name: tag }),
  response: tagged,
})

/**
 * Sets what the team keeps about a testimonial. At most 10 are pinned; pinned ones come first in widgets. A headline is
 * made of words of the testimonial in a row, so that nobody says what the customer did not; an empty one removes it.
 * Highlighted phrases are in the testimonial letter for letter; an edit that takes one out ends its highlight.
 */
export const organizeTestimonial = ownerEndpoint('POST /api/testimonials/:id/organize', {
  params: idParams,
  body: z.object({
    tags: z.optional(z.array(tag).check(z.maxLength(mostTags, `Use at most ${mostTags} tags`))),
    isPinned: z.optional(z.boolean()),
    headline: z.nullish(line(longestHeadline)),
    highlights: z.optional(
      z
        .array(requiredText(1, longestHighlight, 'Select the words to highlight'))
        .check(z.maxLength(mostHighlights, `Highlight at most ${mostHighlights} phrases`)),
    ),
  }),
  response: testimonial,
})

export const bulkActions = ['approve', 'reject', 'delete', 'restore', 'tag', 'untag', 'hide', 'show'] as const
export type BulkAction = (typeof bulkActions)[number]

/** Why one of those chosen stayed as it was. */
export const skipReasons = [
  'already-approved',
  'already-rejected',
  'private-feedback',
  'already-tagged',
  'not-tagged',
  'too-many-tags',
  'not-approved',
  'already-hidden',
  'not-hidden',
  'not-found',
] as const
export type SkipReason = (typeof skipReasons)[number]

/**
 * Does one thing to `ids`, or, where there are none, to everything that matches `filters`, at most 500 a call; `next` is the `cursor` of the
 * next call. What came in after `until`, the moment of the first call, is left alone. A call that is repeated changes
 * nothing twice. `restore` brings back deleted `ids`.
 */
export const changeSeveral = ownerEndpoint('POST /api/testimonials/bulk', {
  support: 'never',
  body: z.object({
    action: z.enum(bulkActions),
    tag: z.optional(tag),
    ids: z.array(id).check(z.maxLength(bulkBatch, `Choose at most ${bulkBatch} at a time`)),
    filters: z.optional(z.object(testimonialFilters)),
    until: z.optional(sentMoment),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  response: z.object({
    /** The IDs of those that were changed. */
    changed: z.array(z.string()),
    skipped: z.array(z.object({ reason: z.enum(skipReasons), count: z.number() })),
    next: z.nullable(z.string()),
    until: z.string(),
  }),
})

export const mostViews = 50

const savedView = z.object({ id: z.string(), name: z.string(), query: z.string() })
export type SavedView = z.infer<typeof savedView>

/** The saved views of whoever asks, by name. */
export const listViews = ownerEndpoint('GET /api/saved-views', { response: z.array(savedView) })

export const viewForm = z.object({ name: requiredLine(1, 60, 'Please enter a name') })

/** Saves the filters of an address under a name; an earlier view of that name is replaced. */
export const saveView = ownerEndpoint(
  'POST /api/saved-views',
  creation(z.extend(viewForm, { query: z.string().check(z.maxLength(600)) }), savedView),
)

export const deleteView = ownerEndpoint('DELETE /api/saved-views/:id', rowAction(idAnswer))

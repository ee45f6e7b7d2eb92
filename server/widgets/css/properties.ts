import type { WidgetPart } from '#contract/widgets/widget-parts.ts'
import * as value from './values.ts'

interface Property {
  readonly accepts: value.Accepts
  /** What is set instead of an accepted value. */
  readonly written?: (value: string) => string
  /** It may change how high a widget is, so no press and no pointer may set it. */
  readonly isOfLayout?: true
  /** Only of these; otherwise of all but the stars. */
  readonly parts?: readonly WidgetPart[]
  /** What is accepted, for the sentence that refuses another value. */
  readonly says: string
}

const { lengths, oneOf, anyOf, between } = value
const space: Property = { accepts: lengths(0, 64, 4), isOfLayout: true, says: '0 to 64 px' }
const oneSpace: Property = { ...space, accepts: lengths(0, 64) }
const color: Property = { accepts: value.isColor, says: 'a color such as #2563eb' }
const border: Property = { accepts: value.isBorder, isOfLayout: true, says: 'such as 1px solid #dddddd' }
const corner: Property = { accepts: lengths(0, 40, 4), says: '0 to 40 px' }
const surfaces = ['card', 'headline', 'quote', 'author', 'photo', 'name', 'details', 'reply'] as const

const sides = [
  'top',
  'right',
  'bottom',
  'left',
  'block',
  'inline',
  'block-start',
  'block-end',
  'inline-start',
  'inline-end',
]
const ofSides = (name: string, property: Property, ending = '') =>
  Object.fromEntries(sides.map((side) => [`${name}-${side}${ending}`, property]))

/**
 * All that an owner's CSS may set. What hides, covers, moves away or adds words is not here: counts, labels and how the
 * business collects stay readable, and stars stay as they were given.
 */
export const properties: Readonly<Record<string, Property>> = {
  color,
  background: { accepts: value.isGround, parts: surfaces, says: 'a color or a gradient' },
  'background-color': { ...color, parts: surfaces },
  border,
  ...ofSides('border', border),
  'border-color': { accepts: (text) => text.split(/\s+/).every(value.isColor), says: 'a color' },
  'border-width': { accepts: lengths(0, 8, 4), isOfLayout: true, says: '0 to 8 px' },
  'border-style': {
    accepts: oneOf('solid', 'dashed', 'dotted', 'double', 'none'),
    isOfLayout: true,
    says: 'solid, dashed, dotted, double or none',
  },
  'border-radius': { accepts: anyOf(corner.accepts, oneOf('50%')), says: corner.says },
  'box-shadow': {
    accepts: value.isShadow,
    parts: ['card', 'photo', 'reply'],
    says: 'at most 40 px, and no inset',
  },
  padding: space,
  ...ofSides('padding', oneSpace),
  margin: { ...space, parts: ['card', 'stars', 'headline', 'quote', 'author', 'name', 'details', 'reply'] },
  ...ofSides('margin', {
    ...oneSpace,
    parts: ['card', 'stars', 'headline', 'quote', 'author', 'name', 'details', 'reply'],
  }),
  gap: { accepts: lengths(0, 64, 2), isOfLayout: true, parts: ['list', 'author'], says: '0 to 64 px' },
  'font-family': { accepts: value.isFontFamily, isOfLayout: true, says: 'names of fonts' },
  'font-size': {
    accepts: lengths(10, 64),
    // A page may have a root size of its own.
    written: (text) => `max(12px,${text})`,
    isOfLayout: true,
    says: '12 to 64 px',
  },
  'font-weight': {
    accepts: anyOf(between(100, 900), oneOf('normal', 'bold')),
    isOfLayout: true,
    says: '100 to 900',
  },
  'font-style': { accepts: oneOf('normal', 'italic'), isOfLayout: true, says: 'normal or italic' },
  'font-variant-numeric': {
    accepts: oneOf('normal', 'tabular-nums', 'oldstyle-nums', 'lining-nums'),
    says: 'such as tabular-nums',
  },
  'line-height': { accepts: between(1, 2.5), isOfLayout: true, says: '1 to 2.5' },
  'letter-spacing': { accepts: lengths(-1, 4), isOfLayout: true, says: '-1 to 4 px' },
  'text-align': { accepts: oneOf('start', 'center', 'end', 'left', 'right'), says: 'start, center or end' },
  'text-transform': {
    accepts: oneOf('none', 'uppercase', 'capitalize'),
    isOfLayout: true,
    says: 'none, uppercase or capitalize',
  },
  'text-wrap': { accepts: oneOf('wrap', 'balance', 'pretty'), isOfLayout: true, says: 'balance or pretty' },
  'text-decoration': { accepts: oneOf('none', 'underline'), says: 'none or underline' },
  transform: {
    accepts: value.isTransform,
    parts: ['card', 'photo'],
    says: 'a move of at most 24 px, a turn of at most 10deg or a scale of 0.9 to 1.1',
  },
  transition: {
    accepts: value.isTransition,
    parts: ['card', 'photo', 'quote', 'name'],
    says: 'such as transform 200ms ease',
  },
  filter: { accepts: value.isToning, parts: ['photo'], says: 'grayscale, sepia or saturate' },
}

/** Of properties that many will look for: why they cannot be set, and what to do instead. */
export const refusals: Readonly<Record<string, string>> = {
  display: 'Use the switches under Settings to hide photos, companies, ratings or dates.',
  visibility: 'Use the switches under Settings to hide photos, companies, ratings or dates.',
  opacity: 'Choose a lighter color instead.',
  position: 'Parts keep their places.',
  content: 'CSS can’t add text to a testimonial.',
  width: 'The layout sets sizes.',
  height: 'The layout sets sizes.',
  'max-height': 'The layout sets sizes.',
  overflow: 'Nothing of a testimonial may be cut off.',
  animation: 'Use a short transition instead.',
}

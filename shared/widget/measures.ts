// What the style sheets of widgets and the estimate of their height share, so that neither forgets the other. A sheet says
// `var(--measure-card-padding)`; the build writes the number there (scripts/build/widget-styles.mjs).

export const pixels = {
  /** Between cards, and above the foot. */
  gap: 20,
  cardPadding: 24,
  cardBorder: 1,
  /** Of the one column with padding like a page's. */
  largePaddingBlock: 36,
  largePaddingInline: 32,
  listWidth: 800,
  largeWidth: 560,
  spotlightWidth: 720,
  gridCardWidth: 640,
  marqueeCardWidth: 320,
  /** A grid has as many columns as have this width. */
  columnWidth: 280,
  /** A carousel shows as many as have this width. */
  slideWidth: 290,
  text: 16,
  smallestQuote: 19,
  largestQuote: 26,
  starsWidth: 100,
  starsHeight: 20,
  starsMargin: 16,
  /** The foot's are four fifths as wide: so much less on each side. */
  footStarsInset: 10,
  headlineMargin: 8,
  moreMargin: 6,
  moreHeight: 24,
  faceSize: 40,
  faceOverlap: 10,
  facesMargin: 10,
  authorText: 14,
  authorGap: 12,
  authorPadding: 20,
  /** Of the company's, at most. */
  logoWidth: 64,
  logoHeight: 28,
  smallText: 13,
  replyText: 14,
  replyMargin: 16,
  replyPadding: 12,
  replyBorder: 2,
  sourceSize: 18,
  sourceMargin: 6,
  labelMargin: 16,
  labelPadding: 12,
  labelBorder: 1,
  footGap: 6,
  footColumnGap: 16,
  footPaddingBlock: 6,
  footPaddingInline: 16,
  footBorder: 1,
  arrowSize: 36,
  arrowPadding: 3,
  rowPaddingAbove: 8,
  rowPaddingBelow: 28,
} as const

/** Of the size of the text around it. */
export const em = { headlineText: 1.125 } as const

/** Hundredths of the widget's width. */
export const cqi = { quoteText: 3.4, marqueeCard: 84 } as const

/** The height of a line in sizes of its text, and after how many lines a text is cut. */
export const numbers = {
  textLine: 1.6,
  headlineLine: 1.3,
  smallLine: 1.4,
  quoteLine: 1.45,
  mostLines: 6,
  mostLinesOfMasonry: 18,
  mostLinesOfQuote: 12,
  mostLinesOfMarquee: 4,
} as const

/** The pieces of a widget that an owner's CSS and a page's `::part()` reach, by name, and what each of them is. */
export const widgetParts = {
  list: 'All cards together',
  card: 'One testimonial',
  stars: 'Its stars',
  headline: 'The headline above the text',
  quote: 'The text',
  author: 'Photo, name and details together',
  photo: 'The photo, or the initials in its place',
  name: 'The customer’s name',
  details: 'Role, company and date',
  reply: 'Your public reply',
} as const
export type WidgetPart = keyof typeof widgetParts

/** Of an owner's CSS, in characters. */
export const longestCustomCss = 4_000

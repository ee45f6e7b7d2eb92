import { nameInEmail } from '../plain-name.ts'

const place = (name: string) => String.raw`\{\{[^\S\n]*${name}[^\S\n]*\}\}`
const variable = /\{\{\s*(\w+)\s*\}\}/g
const linkAlone = new RegExp(String.raw`(?:^|\n)[^\S\n]*${place('testimonialLink')}[^\S\n]*(?=\n|$)`)
const linkWithin = new RegExp(place('testimonialLink'))

const greeted = new RegExp(String.raw`\b(hi|hello|hey)[^\S\n]+${place('firstName')}`, 'giu')
const beginning = new RegExp(String.raw`(^|\n)[^\S\n]*${place('firstName')}[,:]?[^\S\n]*(\p{L}?)`, 'gu')
const anywhere = new RegExp(String.raw`[^\S\n]*${place('firstName')}`, 'g')

const titles = /^(?:dr|prof|mr|mrs|ms|miss|mx|sir|herr|frau|mme|mlle|sr|sra|srta|dott|ing|fr|rev)\.?$/iu

interface Named {
  readonly customerName: string
  /** A customer whose name nobody knows is called by the beginning of it. */
  readonly customerEmail?: string | undefined
}

/** What somebody is called in a greeting; empty where no name is known. */
export function firstNameOf({ customerName, customerEmail = '' }: Named): string {
  const name = customerName.trim()
  if (name.toLowerCase() === customerEmail.split('@', 1)[0]?.toLowerCase()) return ''
  // "Duarte, Ines" is how lists are sorted.
  const [last = '', given] = name.split(/,\s+/u)
  const words = nameInEmail(given ?? last).split(/\s+/u)
  return (words.find((word) => !titles.test(word)) ?? '').replace(/,$/, '')
}

/** With the values in place of their names in double braces; anything else in braces stays as it was typed. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  const greeting = values['firstName'] === '' ? withoutFirstName(text) : text
  return greeting.replace(variable, (whole, name: string) =>
    Object.hasOwn(values, name) ? values[name]! : whole,
  )
}

/** "Hi {{firstName}}," is "Hi there," then, and "{{firstName}}, how was it?" is "How was it?". */
function withoutFirstName(text: string): string {
  return text
    .replace(greeted, '$1 there')
    .replace(beginning, (_all, start: string, letter: string) => start + letter.toUpperCase())
    .replace(anywhere, '')
}

/**
 * The paragraphs of a message, and after how many of them the button stands: in place of the link where that has a line to
 * itself, right after the sentence that it is in otherwise. Nothing where the message has no link.
 */
export function paragraphsOf(template: string): { paragraphs: string[]; buttonAt: number | undefined } {
  const alone = linkAlone.exec(template)
  if (alone) {
    const before = splitParagraphs(template.slice(0, alone.index))
    const after = splitParagraphs(template.slice(alone.index + alone[0].length))
    return { paragraphs: [...before, ...after], buttonAt: before.length }
  }
  const paragraphs = splitParagraphs(template)
  const within = paragraphs.findIndex((paragraph) => linkWithin.test(paragraph))
  return { paragraphs, buttonAt: within === -1 ? undefined : within + 1 }
}

function splitParagraphs(text: string): string[] {
  return text
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.replace(/^\n+|\n+$/g, ''))
    .filter((paragraph) => paragraph.trim() !== '')
}

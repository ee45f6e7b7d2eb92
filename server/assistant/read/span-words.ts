/** The words of spans: months with their short forms, and small numbers by their value. */
export const monthNames = [
  'january|jan',
  'february|feb',
  'march|mar',
  'april|apr',
  'may',
  'june|jun',
  'july|jul',
  'august|aug',
  'september|sept|sep',
  'october|oct',
  'november|nov',
  'december|dec',
]
export const numbers = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
]

export function numberSaid(said: string): number {
  if (said === 'few') return 3
  if (said === 'couple of') return 2
  return numbers.includes(said) ? numbers.indexOf(said) : Number(said)
}

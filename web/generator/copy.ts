import { type CustomerLanguage, customerLanguages } from '#contract/languages.ts'
import {
  customerTypes,
  emotionalTones,
  type GenerationForm,
  lengths,
  writingStyles,
} from '#contract/writer/writer.ts'
import { formTones } from '#contract/writer/tones.ts'

/** What the form starts with, and goes back to. */
export const blankForm: GenerationForm = {
  customerName: '',
  customerTitle: '',
  customerEmail: '',
  company: '',
  serviceDetails: '',
  benefits: '',
  tone: 'Professional',
  writingStyle: 'casual',
  emotionalTone: 'satisfied',
  length: 'medium',
  customerType: 'individual',
  includeSpecifics: false,
  language: 'en',
  customerWords: '',
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1).replaceAll('_', ' ')
const lengthCopy = {
  short: 'Short, 30 to 60 words',
  medium: 'Medium, 60 to 120 words',
  long: 'Long, 120 to 200 words',
}

const languageNames: Record<CustomerLanguage, string> = {
  en: 'English',
  es: 'Spanish',
  fr: 'French',
  de: 'German',
  pt: 'Portuguese',
}

/** How the text should sound: one choice each, in the order of the form. */
export const manners = [
  { name: 'tone', label: 'Tone', options: formTones.map((value) => ({ value, label: value })) },
  {
    name: 'length',
    label: 'Length',
    options: lengths.map((value) => ({ value, label: lengthCopy[value] })),
  },
  {
    name: 'language',
    label: 'Language',
    options: customerLanguages.map((value) => ({ value, label: languageNames[value] })),
  },
  { name: 'writingStyle', label: 'Writing style', options: worded(writingStyles) },
  { name: 'emotionalTone', label: 'Feeling', options: worded(emotionalTones) },
  { name: 'customerType', label: 'Speaking as', options: worded(customerTypes) },
] as const

function worded(values: readonly string[]) {
  return values.map((value) => ({ value, label: capital(value) }))
}

export const missing = {
  title: 'Missing Information',
  description: 'Please fill in all required fields: Customer Name, Title, Service, and Benefits.',
} as const
export const neededFirst = ['customerName', 'customerTitle', 'serviceDetails', 'benefits'] as const

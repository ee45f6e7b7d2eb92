import type { Brief } from '../../writer/briefs/brief.ts'

/** A brief for which nobody chose anything: of somebody without a name, and with nothing said. */
export const plainBrief: Brief = {
  answers: [],
  business: 'Lindqvist',
  customer: { name: '', title: '', company: '' },
  language: 'en',
  tone: 'Professional',
  writingStyle: 'casual',
  emotionalTone: 'satisfied',
  length: 'medium',
  customerType: 'individual',
  includeSpecifics: true,
  seed: 0,
}

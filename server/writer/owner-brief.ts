import type { Received } from '#contract/endpoint.ts'
import type { AiSettings } from '#contract/settings.ts'
import type { generatePreview, generateTestimonial } from '#contract/writer.ts'
import type { Answer, Brief } from './brief.ts'
import { languageOf, lengthWithin } from './manner.ts'

type Told = Received<typeof generatePreview>['body'] & Partial<Received<typeof generateTestimonial>['body']>

/** What the owner says of a customer, as the writer reads it. What the form leaves out is as in Settings, else its default. */
export function ownerBrief(told: Told, ai: AiSettings, business: string, seed: number): Brief {
  const answers: Answer[] = [
    { id: 'service', question: 'Service', answer: told.serviceDetails, kind: 'service' },
    { id: 'benefit', question: 'Benefit', answer: told.benefits, kind: 'benefit' },
  ]
  if (told.customerWords) {
    answers.push({ id: 'words', question: 'What they told you', answer: told.customerWords, kind: 'text' })
  }
  return {
    answers,
    customer: { name: told.customerName, title: told.customerTitle ?? '', company: told.company },
    business,
    language: told.language ?? languageOf(ai),
    tone: told.tone ?? ai.tone,
    writingStyle: told.writingStyle ?? 'casual',
    emotionalTone: told.emotionalTone ?? 'satisfied',
    length: lengthWithin(told.length ?? 'medium', ai.maxLength),
    customerType: told.customerType ?? 'individual',
    includeSpecifics: told.includeSpecifics ?? false,
    seed,
  }
}

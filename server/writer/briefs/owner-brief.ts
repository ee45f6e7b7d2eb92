import type { Received } from '#contract/endpoint.ts'
import type { AiSettings } from '#contract/settings/settings.ts'
import type { generatePreview, generateTestimonial } from '#contract/writer/writer.ts'
import type { Answer, Brief } from './brief.ts'
import { draftLanguageOf, lengthWithin } from './manner.ts'

type OwnerBriefInput = Received<typeof generatePreview>['body'] &
  Partial<Received<typeof generateTestimonial>['body']>

/** What the owner says of a customer, as the writer reads it. What the form leaves out is as in Settings, else its default. */
export function ownerBrief(input: OwnerBriefInput, ai: AiSettings, business: string, seed: number): Brief {
  const answers: Answer[] = [
    { id: 'service', question: 'Service', answer: input.serviceDetails, kind: 'service' },
    { id: 'benefit', question: 'Benefit', answer: input.benefits, kind: 'benefit' },
  ]
  if (input.customerWords) {
    answers.push({ id: 'words', question: 'What they told you', answer: input.customerWords, kind: 'text' })
  }
  return {
    answers,
    customer: { name: input.customerName, title: input.customerTitle ?? '', company: input.company },
    business,
    language: input.language ?? draftLanguageOf(ai),
    tone: input.tone ?? ai.tone,
    writingStyle: input.writingStyle ?? 'casual',
    emotionalTone: input.emotionalTone ?? 'satisfied',
    length: lengthWithin(input.length ?? 'medium', ai.maxLength),
    customerType: input.customerType ?? 'individual',
    includeSpecifics: input.includeSpecifics ?? false,
    seed,
  }
}

import type { Received } from '#contract/endpoint.ts'
import type { AiSettings } from '#contract/settings/ai-settings.ts'
import type { DynamicVariables, generatePreview, generateTestimonial } from '#contract/writer/writer.ts'
import { builtInLeads } from '#shared/collection/built-in-leads.ts'
import type { Answer, Brief } from './brief.ts'
import { draftLanguageOf, lengthWithin } from './manner.ts'

type OwnerBriefInput = Received<typeof generatePreview>['body'] &
  Partial<Received<typeof generateTestimonial>['body']>

/**
 * What the owner says of a customer, as the writer reads it. What the form leaves out is as in Settings, else its default.
 * Only what was picked from the lists offered has a lead: what the owner typed may be a sentence.
 */
export function ownerBrief(
  input: OwnerBriefInput,
  ai: AiSettings,
  { businessName: business, offered }: { businessName: string; offered: DynamicVariables },
  seed: number,
): Brief {
  const language = input.language ?? draftLanguageOf(ai)
  const lead = (picked: string, options: DynamicVariables['services'], name: 'service' | 'benefits') =>
    options.some(({ label }) => label === picked)
      ? ({
          text: name === 'service' ? builtInLeads[language].service : '',
          before: 'picks',
          isOwn: false,
        } as const)
      : undefined
  const { serviceDetails: service, benefits: benefit } = input
  const answers: Answer[] = [
    {
      id: 'service',
      question: 'Service',
      answer: service,
      kind: 'service',
      lead: lead(service, offered.services, 'service'),
    },
    {
      id: 'benefit',
      question: 'Benefit',
      answer: benefit,
      kind: 'benefit',
      lead: lead(benefit, offered.benefits, 'benefits'),
    },
  ]
  if (input.customerWords) {
    answers.push({ id: 'words', question: 'What they told you', answer: input.customerWords, kind: 'text' })
  }
  return {
    answers,
    customer: { name: input.customerName, title: input.customerTitle ?? '', company: input.company },
    business,
    language,
    tone: input.tone ?? ai.tone,
    writingStyle: input.writingStyle ?? 'casual',
    emotionalTone: input.emotionalTone ?? 'satisfied',
    length: lengthWithin(input.length ?? 'medium', ai.maxLength),
    customerType: input.customerType ?? 'individual',
    includeSpecifics: input.includeSpecifics ?? false,
    seed,
  }
}

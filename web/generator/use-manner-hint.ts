import type { GenerationForm } from '#contract/writer/writer.ts'
import { useQuery } from '@tanstack/react-query'
import { writerQuery } from '../settings/queries.ts'

/** What each choice does where the built-in writer quotes, and rewords nothing. */
const builtInHints: Partial<Record<keyof GenerationForm, string>> = {
  tone: 'Decides which sentence comes first.',
  length: 'The upper limit. Drafts are never padded to reach it.',
  writingStyle: 'Changes the paragraphs. Concise is shorter.',
  emotionalTone: 'Starts with a sentence that says so, if there is one.',
  customerType: 'Needs an AI service.',
}

/** What is said beside a choice where no AI service writes. */
export function useMannerHint(): (name: keyof GenerationForm) => string | undefined {
  const { data } = useQuery(writerQuery)
  return (name) => (data?.engine === 'built-in' ? builtInHints[name] : undefined)
}

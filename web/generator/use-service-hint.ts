import type { GenerationForm } from '#contract/writer/writer.ts'
import { useQuery } from '@tanstack/react-query'
import { writerQuery } from '../settings/queries.ts'

const ofService: ReadonlySet<string> = new Set<keyof GenerationForm>([
  'tone',
  'writingStyle',
  'emotionalTone',
  'customerType',
])

/** What is said beside a choice that the built-in writer does nothing with: it quotes, and rewords nothing. */
export function useServiceHint(): (name: keyof GenerationForm) => string | undefined {
  const { data } = useQuery(writerQuery)
  const isBuiltIn = data?.engine === 'built-in'
  return (name) => (isBuiltIn && ofService.has(name) ? 'Needs an AI service.' : undefined)
}

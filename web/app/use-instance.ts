import { brand } from '#contract/brand.ts'
import { useQuery } from '@tanstack/react-query'
import { instanceQuery } from './instance-query.ts'

/** The instance's name and mode. Until the server has answered: the product's own name, not development. */
export function useInstance() {
  const { data } = useQuery(instanceQuery)
  return { name: data?.name ?? brand.name, isDevelopment: data?.development ?? import.meta.env.DEV }
}

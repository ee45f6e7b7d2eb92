import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useDebounced } from '../../lib/use-debounced.ts'
import { audienceQuery } from '../queries.ts'
import { audienceIn, type Draft } from './draft.ts'

const restMs = 400

/** Who would be asked: counted when choosing rests. */
export function useMeter({ channel, audience, chosen, sampleSize, sampleSeed }: Draft) {
  const body = useMemo(
    () => audienceIn({ channel, audience, chosen, sampleSize, sampleSeed }),
    [channel, audience, chosen, sampleSize, sampleSeed],
  )
  const rested = useDebounced(body, restMs)
  const size = rested.sampleSize ?? 1
  const query = useQuery({ ...audienceQuery(rested), enabled: Number.isInteger(size) && size > 0 })
  return { query, isCounting: rested !== body || query.isPlaceholderData }
}

export type Meter = ReturnType<typeof useMeter>

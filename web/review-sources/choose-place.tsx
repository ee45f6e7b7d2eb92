import type { ReviewSource } from '#contract/review-sources/review-sources.ts'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { Button } from '../ui/button/button.tsx'
import { FailureBanner } from '../ui/message/failure-banner.tsx'
import { Field } from '../ui/form/field.tsx'
import { QueryFailure } from '../ui/message/load-failure.tsx'
import { Restricted } from '../ui/form/restricted.tsx'
import { Select } from '../ui/form/select.tsx'
import { Skeleton } from '../ui/loading/skeleton.tsx'
import { placeCopy } from './copy.ts'
import { DisconnectSource } from './disconnect.tsx'
import { placesQuery, useChoosePlace } from './queries.ts'

/** The place or page whose reviews come home. */
export function ChoosePlace({ source }: { source: ReviewSource }) {
  const { platform } = source
  const noun = placeCopy[platform]
  const places = useQuery(placesQuery(platform))
  const choose = useChoosePlace(platform)
  const [chosen, setChosen] = useState('')
  const placeId = chosen || (places.data?.[0]?.id ?? '')
  function submit(event: FormEvent) {
    event.preventDefault()
    choose.mutate(placeId)
  }
  return (
    <form className="flex flex-col items-start gap-4" onSubmit={submit}>
      {places.isPending && <Skeleton className="h-10 w-full" />}
      <QueryFailure query={places} otherwise={`Couldn't load your ${noun}s.`} />
      {places.data?.length === 0 && (
        <p className="text-base text-soft">This account manages no {noun}. Connect with another one.</p>
      )}
      {places.data && places.data.length > 0 && (
        <>
          <div className="w-full">
            <Field label={`Which ${noun}?`}>
              <Select value={placeId} onChange={(event) => setChosen(event.target.value)}>
                {places.data.map(({ id, name, address }) => (
                  <option key={id} value={id}>
                    {address ? `${name}, ${address}` : name}
                  </option>
                ))}
              </Select>
            </Field>
          </div>
          <FailureBanner failure={choose.error} otherwise="Couldn't start the import. Please try again." />
        </>
      )}
      <div className="flex flex-wrap gap-2.5">
        {places.data && places.data.length > 0 && (
          <Restricted isQuiet>
            <Button type="submit" isPending={choose.isPending} pendingLabel="Starting...">
              Import reviews
            </Button>
          </Restricted>
        )}
        <DisconnectSource platform={platform} />
      </div>
    </form>
  )
}

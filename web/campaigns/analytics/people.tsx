import { type CampaignPerson, type PersonState, personStates } from '#contract/campaigns/campaign-people.ts'
import { Download } from 'lucide-react'
import { type Dispatch, type SetStateAction, useState } from 'react'
import { lazyPart } from '../../lib/lazy-part.tsx'
import { usePagedRows } from '../../lib/call/use-rows.ts'
import { UnlessRestricted } from '../../ui/form/restricted.tsx'
import { Button } from '../../ui/button/button.tsx'
import { ChoiceField } from '../../ui/choices/choice-field.tsx'
import { DelayedSearch } from '../../ui/search/delayed-search.tsx'
import { LoadingLines } from '../../ui/loading/loading-lines.tsx'
import { NoMatch } from '../../ui/message/no-match.tsx'
import { CountedList } from '../../ui/loading/paged-list.tsx'
import { stateCopy } from '../copy.ts'
import { peopleExportAddress, type PeopleFilters, peopleQuery } from '../queries.ts'
import { PeopleTable } from './people-table.tsx'

const HandSendDialog = lazyPart(() => import('./hand-send-dialog.tsx').then((m) => m.HandSendDialog))

const states: ReadonlyArray<readonly [PersonState | 'all', string]> = [
  ['all', 'All'],
  ...personStates.map((state) => [state, stateCopy[state].label] as const),
]

/** Everybody in a campaign, and how far they have come. */
export function CampaignPeople({ id }: { id: string }) {
  const [filters, setFilters] = useState<PeopleFilters>({})
  const [byHand, setByHand] = useState<CampaignPerson>()
  const { list, rows } = usePagedRows(peopleQuery(id, filters))
  return (
    <>
      <PeopleSearch id={id} filters={filters} onChange={setFilters} />
      <CountedList
        list={list}
        rows={rows}
        noun="customer"
        label="People"
        loading={<LoadingLines label="Loading people" lines={lines} className="mt-5 flex flex-col gap-2" />}
        failure="Couldn't load the people"
        nextFailure="Couldn't load the next people."
        empty={
          Object.keys(filters).length > 0 ? (
            <NoMatch title="Nobody found" onClearFilters={() => setFilters({})}>
              Try another search or state.
            </NoMatch>
          ) : (
            <p className="text-base text-soft">People appear here when you press Send Emails.</p>
          )
        }
      >
        {() => <PeopleTable campaignId={id} rows={rows} onHandSend={setByHand} />}
      </CountedList>
      {byHand && <HandSendDialog campaignId={id} person={byHand} onClose={() => setByHand(undefined)} />}
    </>
  )
}

interface PeopleSearchProps {
  id: string
  filters: PeopleFilters
  onChange: Dispatch<SetStateAction<PeopleFilters>>
}

function PeopleSearch({ id, filters, onChange }: PeopleSearchProps) {
  return (
    <search className="flex flex-wrap items-end gap-3">
      <DelayedSearch
        label="Search people"
        placeholder="Search name or email"
        search={filters.search ?? ''}
        onSearch={(search) =>
          onChange(({ state }) => ({ ...(state && { state }), ...(search && { search }) }))
        }
      />
      <ChoiceField
        label="State"
        isLabelHidden
        className="w-44"
        choices={states}
        value={filters.state ?? 'all'}
        onChoose={(state) =>
          onChange(({ search }) => ({ ...(search && { search }), ...(state !== 'all' && { state }) }))
        }
      />
      <UnlessRestricted>
        <Button
          variant="secondary"
          className="h-10.5"
          onClick={() => window.location.assign(peopleExportAddress(id, filters))}
        >
          <Download aria-hidden="true" />
          Export CSV
        </Button>
      </UnlessRestricted>
    </search>
  )
}

const lines = ['h-13 w-full', 'h-13 w-full', 'h-13 w-full', 'h-13 w-full']

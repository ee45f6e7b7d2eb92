import { listedStatuses } from '#contract/administration/workspaces.ts'
import { tiers } from '#contract/billing/tiers.ts'
import { useQuery } from '@tanstack/react-query'
import { FilterSelect } from '../../ui/form/filter-select.tsx'
import { ListFilters } from '../lists/list-filters.tsx'
import { industriesQuery } from '../queries.ts'
import { statusNames, tierNames } from './subscription-copy.ts'

interface WorkspaceFiltersProps {
  filters: Readonly<Record<string, string>>
  /** Gets what was changed; an empty text for all. */
  onChange: (values: Readonly<Record<string, string>>) => void
}

/** What narrows the list: words, the plan's status and tier, and an industry. */
export function WorkspaceFilters({ filters, onChange }: WorkspaceFiltersProps) {
  const { data: industries = [] } = useQuery(industriesQuery)
  const industry = filters['industry'] ?? ''
  const offered = industries.map((one) => one.industry)
  return (
    <ListFilters
      what="workspaces"
      placeholder="Search name, website or industry"
      search={filters['search']}
      onSearch={(search) => onChange({ search })}
    >
      <FilterSelect
        label="Status"
        all="All statuses"
        values={listedStatuses}
        nameOf={(status) => statusNames[status]}
        chosen={filters['status']}
        onChoose={(status) => onChange({ status })}
      />
      <FilterSelect
        label="Tier"
        all="All tiers"
        values={tiers}
        nameOf={(tier) => tierNames[tier]}
        chosen={filters['tier']}
        onChoose={(tier) => onChange({ tier })}
      />
      <FilterSelect
        label="Industry"
        all="All industries"
        className="w-48"
        values={industry && !offered.includes(industry) ? [industry, ...offered] : offered}
        nameOf={(one) => one}
        chosen={industry}
        onChoose={(industry) => onChange({ industry })}
      />
    </ListFilters>
  )
}

import { listedStatuses } from '#contract/administration/workspaces.ts'
import { tiers } from '#contract/billing/tiers.ts'
import { useQuery } from '@tanstack/react-query'
import { Options, Select } from '../../ui/form/select.tsx'
import { DelayedSearch } from '../../ui/search/delayed-search.tsx'
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
    <search className="flex flex-wrap items-center gap-3">
      <DelayedSearch
        label="Search workspaces"
        placeholder="Search name, website or industry"
        search={filters['search'] ?? ''}
        onSearch={(search) => onChange({ search })}
      />
      <Select
        aria-label="Status"
        className="w-40"
        value={filters['status'] ?? ''}
        onChange={({ target }) => onChange({ status: target.value })}
      >
        <option value="">All statuses</option>
        <Options values={listedStatuses} nameOf={(status) => statusNames[status]} />
      </Select>
      <Select
        aria-label="Tier"
        className="w-40"
        value={filters['tier'] ?? ''}
        onChange={({ target }) => onChange({ tier: target.value })}
      >
        <option value="">All tiers</option>
        <Options values={tiers} nameOf={(tier) => tierNames[tier]} />
      </Select>
      <Select
        aria-label="Industry"
        className="w-48"
        value={industry}
        onChange={({ target }) => onChange({ industry: target.value })}
      >
        <option value="">All industries</option>
        <Options
          values={industry && !offered.includes(industry) ? [industry, ...offered] : offered}
          nameOf={(one) => one}
        />
      </Select>
    </search>
  )
}

import { listedStatuses } from '#contract/administration/workspaces.ts'
import { tiers } from '#contract/billing/tiers.ts'
import { useQuery } from '@tanstack/react-query'
import { ListFilters } from '../lists/list-filters.tsx'
import { industriesQuery } from '../queries.ts'
import { statusName, tierName } from './subscription-copy.ts'

interface WorkspaceFiltersProps {
  filters: Readonly<Record<string, string>>
  /** Gets what was changed; an empty text for all. */
  onChange: (values: Readonly<Record<string, string>>) => void
}

const choices = [
  { name: 'status', label: 'Status', all: 'All statuses', values: listedStatuses, nameOf: statusName },
  { name: 'tier', label: 'Tier', all: 'All tiers', values: tiers, nameOf: tierName },
]

/** What narrows the list: words, the plan's status and tier, and an industry. */
export function WorkspaceFilters({ filters, onChange }: WorkspaceFiltersProps) {
  const { data: industries = [] } = useQuery(industriesQuery)
  const industry = filters['industry'] ?? ''
  const offered = industries.map((one) => one.industry)
  const byIndustry = {
    name: 'industry',
    label: 'Industry',
    all: 'All industries',
    values: industry && !offered.includes(industry) ? [industry, ...offered] : offered,
    className: 'w-48',
  }
  return (
    <ListFilters
      what="workspaces"
      placeholder="Search name, website or industry"
      choices={[...choices, byIndustry]}
      filters={filters}
      onChange={onChange}
    />
  )
}

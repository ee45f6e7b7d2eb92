import { type AuditAct, auditActs } from '#contract/administration/audit.ts'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { FilterSelect } from '../lists/filter-select.tsx'
import { DelayedSearch } from '../../ui/search/delayed-search.tsx'
import { actNames } from './act-names.ts'

interface Filters {
  person?: string
  workspace?: string
  act?: AuditAct
  from?: string
  until?: string
}

/** The filters that stand in the address. */
export function auditFiltersIn(parameters: URLSearchParams): Filters {
  const act = auditActs.find((one) => one === parameters.get('act'))
  const text = (name: 'person' | 'workspace' | 'from' | 'until') => {
    const value = parameters.get(name)?.trim()
    return value ? { [name]: value } : {}
  }
  return { ...text('person'), ...text('workspace'), ...(act && { act }), ...text('from'), ...text('until') }
}

const days = [
  { name: 'from', label: 'From' },
  { name: 'until', label: 'Until' },
] as const

/** Narrows the log to a person, a workspace, a kind of act, and a span of days. */
export function AuditFilters({
  filters,
  onChange,
}: {
  filters: Filters
  onChange: (values: Readonly<Record<string, string>>) => void
}) {
  return (
    <search className="flex flex-wrap items-end gap-3">
      <DelayedSearch
        label="Person"
        placeholder="Email of a person"
        search={filters.person ?? ''}
        onSearch={(person) => onChange({ person })}
      />
      <DelayedSearch
        label="Workspace"
        placeholder="Workspace"
        search={filters.workspace ?? ''}
        onSearch={(workspace) => onChange({ workspace })}
      />
      <FilterSelect
        label="Act"
        all="All acts"
        className="w-56"
        values={auditActs}
        nameOf={(act) => actNames[act]}
        chosen={filters.act}
        onChoose={(act) => onChange({ act })}
      />
      {days.map(({ name, label }) => (
        <Field key={name} label={label} className="w-40">
          <Input
            type="date"
            value={filters[name] ?? ''}
            onChange={({ target }) => onChange({ [name]: target.value })}
          />
        </Field>
      ))}
    </search>
  )
}

import { FilterSelect } from './filter-select.tsx'
import { DelayedSearch } from '../../ui/search/delayed-search.tsx'

/** A filter for one of a few values. */
interface Choice {
  /** In the address. */
  readonly name: string
  readonly label: string
  /** What stands for no filter. */
  readonly all: string
  readonly values: readonly string[]
  readonly nameOf?: (value: string) => string
  readonly className?: string
}

interface ListFiltersProps {
  /** What is listed: `users`. */
  what: string
  placeholder: string
  choices: readonly Choice[]
  filters: Readonly<Record<string, string>>
  /** Gets what was changed; an empty text for all. */
  onChange: (values: Readonly<Record<string, string>>) => void
}

/** The row above a list: words to search for, and a select for each choice. */
export function ListFilters({ what, placeholder, choices, filters, onChange }: ListFiltersProps) {
  return (
    <search className="flex flex-wrap items-center gap-3">
      <DelayedSearch
        label={`Search ${what}`}
        placeholder={placeholder}
        search={filters['search'] ?? ''}
        onSearch={(search) => onChange({ search })}
      />
      {choices.map(({ name, nameOf = (value) => value, ...choice }) => (
        <FilterSelect
          key={name}
          {...choice}
          nameOf={nameOf}
          chosen={filters[name]}
          onChoose={(value) => onChange({ [name]: value })}
        />
      ))}
    </search>
  )
}

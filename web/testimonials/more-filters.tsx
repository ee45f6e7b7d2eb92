import { sourceKinds } from '#contract/testimonial-filters.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Input } from '../ui/input.tsx'
import { Select } from '../ui/select.tsx'
import type { ListFilters } from './cached-lists.ts'
import { tagsQuery } from './organizing-queries.ts'
import { moreFilters } from './use-filters.ts'

const kindCopy: Record<(typeof sourceKinds)[number], string> = {
  form: 'Your form',
  team: 'Added by your team',
  imported: 'Imported',
  api: 'API',
}

/** What narrows the list beside words, status and rating. */
export function MoreFilters({
  filters,
  sources,
  onManageTags,
  onChange,
}: {
  filters: ListFilters
  sources: ReadonlyArray<{ source: string | null }>
  onManageTags: () => void
  onChange: (values: Readonly<Record<string, string>>) => void
}) {
  const { data: tags = [] } = useQuery(tagsQuery)
  const named = sources.flatMap(({ source }) => source ?? [])
  const { source } = filters
  const isOther = source && !named.includes(source) && !sourceKinds.some((kind) => kind === source)
  return (
    <div className="flex flex-col gap-4 p-4">
      <Field label="Source">
        <Select value={source ?? ''} onChange={(event) => onChange({ source: event.target.value })}>
          <option value="">All sources</option>
          {sourceKinds.map((kind) => (
            <option key={kind} value={kind}>
              {kindCopy[kind]}
            </option>
          ))}
          {[...named, ...(isOther ? [source] : [])].map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Select>
      </Field>
      <div className="grid grid-cols-2 gap-3">
        <Field label="From">
          <Input
            type="date"
            value={filters.from ?? ''}
            onChange={(event) => onChange({ from: event.target.value })}
          />
        </Field>
        <Field label="To">
          <Input
            type="date"
            value={filters.to ?? ''}
            onChange={(event) => onChange({ to: event.target.value })}
          />
        </Field>
      </div>
      <Field label="Tag">
        <Select value={filters.tag ?? ''} onChange={(event) => onChange({ tag: event.target.value })}>
          <option value="">All tags</option>
          {[...new Set([...tags, ...(filters.tag ? [filters.tag] : [])])].map((tag) => (
            <option key={tag}>{tag}</option>
          ))}
        </Select>
      </Field>
      <Field label="Text">
        <Select value={filters.hasText ?? ''} onChange={(event) => onChange({ hasText: event.target.value })}>
          <option value="">With or without text</option>
          <option value="true">With text</option>
          <option value="false">Stars only</option>
        </Select>
      </Field>
      <div className="flex flex-wrap justify-between gap-2">
        <Button
          variant="ghost"
          size="small"
          className="self-start"
          onClick={() => onChange(Object.fromEntries(moreFilters.map((name) => [name, ''])))}
        >
          Clear filters
        </Button>
        <Button variant="ghost" size="small" onClick={onManageTags}>
          Manage tags
        </Button>
      </div>
    </div>
  )
}

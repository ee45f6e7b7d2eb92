import { sourceKinds } from '#contract/testimonials/testimonial-filters.ts'
import { useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button/button.tsx'
import { Field } from '../../ui/form/field.tsx'
import { Input } from '../../ui/form/input.tsx'
import { Options, Select } from '../../ui/form/select.tsx'
import type { ListFilters } from '../list/cached-lists.ts'
import { tagsQuery } from '../dialogs/organizing-queries.ts'
import { RatingSelect } from './rating-select.tsx'
import { moreFilters } from './use-filters.ts'

const kindCopy: Record<(typeof sourceKinds)[number], string> = {
  form: 'Your form',
  team: 'Added by your team',
  imported: 'Imported',
  api: 'API',
}

interface Narrowing {
  filters: ListFilters
  onChange: (values: Readonly<Record<string, string>>) => void
}

/** What narrows the list beside words, status and rating. */
export function MoreFilters({
  filters,
  sources,
  hasRating,
  onManageTags,
  onChange,
}: Narrowing & {
  sources: ReadonlyArray<{ source: string | null }>
  /** Where the row above the list has no room for it. */
  hasRating: boolean
  onManageTags: () => void
}) {
  const narrowing = { filters, onChange }
  const cleared = hasRating ? [...moreFilters, 'rating'] : moreFilters
  return (
    <div className="flex flex-col gap-4 overflow-y-auto p-4">
      {hasRating && (
        <Field label="Rating">
          <RatingSelect rating={filters.rating} onRating={(rating) => onChange({ rating })} />
        </Field>
      )}
      <SourceFilterField {...narrowing} named={[...new Set(sources.flatMap(({ source }) => source ?? []))]} />
      <AnswerField {...narrowing} />
      <div className="grid grid-cols-2 gap-3">
        <DateField {...narrowing} label="From" name="from" />
        <DateField {...narrowing} label="To" name="to" />
      </div>
      <TagField {...narrowing} />
      <TextField {...narrowing} />
      <div className="flex flex-wrap justify-between gap-2">
        <Button
          variant="ghost"
          size="small"
          className="self-start"
          onClick={() => onChange(Object.fromEntries(cleared.map((name) => [name, ''])))}
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

function SourceFilterField({
  filters: { source },
  onChange,
  named,
}: Narrowing & { named: readonly string[] }) {
  const isOther = source && !named.includes(source) && !sourceKinds.some((kind) => kind === source)
  return (
    <Field label="Source">
      <Select value={source ?? ''} onChange={(event) => onChange({ source: event.target.value })}>
        <option value="">All sources</option>
        <Options values={sourceKinds} nameOf={(kind) => kindCopy[kind]} />
        {[...named, ...(isOther ? [source] : [])].map((name) => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </Field>
  )
}

function AnswerField({ filters: { needsAnswer }, onChange }: Narrowing) {
  return (
    <Field label="Answer">
      <Select value={needsAnswer ?? ''} onChange={(event) => onChange({ needsAnswer: event.target.value })}>
        <option value="">All reviews</option>
        <option value="true">Needs an answer</option>
      </Select>
    </Field>
  )
}

function DateField({ filters, onChange, label, name }: Narrowing & { label: string; name: 'from' | 'to' }) {
  return (
    <Field label={label}>
      <Input
        type="date"
        value={filters[name] ?? ''}
        onChange={(event) => onChange({ [name]: event.target.value })}
      />
    </Field>
  )
}

function TagField({ filters: { tag: chosen }, onChange }: Narrowing) {
  const { data: tags = [] } = useQuery(tagsQuery)
  return (
    <Field label="Tag">
      <Select value={chosen ?? ''} onChange={(event) => onChange({ tag: event.target.value })}>
        <option value="">All tags</option>
        {[...new Set([...tags, ...(chosen ? [chosen] : [])])].map((tag) => (
          <option key={tag}>{tag}</option>
        ))}
      </Select>
    </Field>
  )
}

function TextField({ filters: { hasText }, onChange }: Narrowing) {
  return (
    <Field label="Text">
      <Select value={hasText ?? ''} onChange={(event) => onChange({ hasText: event.target.value })}>
        <option value="">With or without text</option>
        <option value="true">With text</option>
        <option value="false">Stars only</option>
      </Select>
    </Field>
  )
}

import { listTags } from '#contract/testimonials/organizing.ts'
import type { WidgetFilters } from '#contract/widgets/widgets.ts'
import { useQuery } from '@tanstack/react-query'
import { endpointQuery } from '../lib/call/endpoint-query.ts'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { Field } from '../ui/form/field.tsx'
import { Select } from '../ui/form/select.tsx'
import { widgetSourcesQuery, writtenLanguagesQuery } from './queries.ts'

const tagsQuery = endpointQuery(listTags)
const ratings = [5, 4, 3, 2]

const named = new Intl.DisplayNames('en', { type: 'language' })
const nameOfLanguage = (code: string): string => named.of(code) ?? code

/** Of which testimonials a widget is made. */
export function FilterFields({
  filters,
  onChange,
}: {
  filters: WidgetFilters
  onChange: (filters: WidgetFilters) => void
}) {
  const { data: tags = [] } = useQuery(tagsQuery)
  const { data: sites = [] } = useQuery(widgetSourcesQuery)
  const { data: languages = [] } = useQuery(writtenLanguagesQuery)
  const set = (change: Partial<WidgetFilters>) => onChange({ ...filters, ...change })
  const sources = sites.length > 0 ? ['form', ...sites] : []
  return (
    <section aria-labelledby="widget-filters" className="flex flex-col gap-4 border-t border-line pt-5">
      <div>
        <h3 id="widget-filters" className="text-base font-semibold">
          Filters
        </h3>
        <p className="text-sm text-faint">
          Pinned testimonials come first. The average always counts every rating, and visitors see how many
          are shown.
        </p>
      </div>
      <RatingFilterField value={filters.minRating} onChange={(minRating) => set({ minRating })} />
      <FilterChoices
        legend="Tags"
        all={tags}
        chosen={filters.tags}
        onChange={(chosen) => set({ tags: chosen })}
      />
      <FilterChoices
        legend="Sources"
        all={sources}
        chosen={filters.sources}
        nameOf={(source) => (source === 'form' ? 'Your own form' : source)}
        onChange={(chosen) => set({ sources: chosen })}
      />
      <FilterChoices
        legend="Languages"
        all={languages.length > 1 ? languages : []}
        chosen={filters.languages}
        nameOf={nameOfLanguage}
        onChange={(chosen) => set({ languages: chosen })}
      />
    </section>
  )
}

interface RatingFieldProps {
  value: number | null
  onChange: (minRating: number | null) => void
}

function RatingFilterField({ value, onChange }: RatingFieldProps) {
  return (
    <Field
      label="Minimum rating"
      {...(value !== null && {
        hint: `Your widget tells visitors that only ratings of ${value} stars or more are shown.`,
      })}
    >
      <Select value={value ?? ''} onChange={(event) => onChange(Number(event.target.value) || null)}>
        <option value="">Any rating</option>
        {ratings.map((rating) => (
          <option key={rating} value={rating}>
            {rating === 5 ? '5 stars' : `${rating} stars or more`}
          </option>
        ))}
      </Select>
    </Field>
  )
}

interface ChoicesProps {
  legend: string
  all: readonly string[]
  chosen: readonly string[]
  nameOf?: (value: string) => string
  onChange: (chosen: string[]) => void
}

/** Values to tick; none ticked means all. One that is chosen and gone stays to be unticked. */
function FilterChoices({ legend, all, chosen, nameOf = (value) => value, onChange }: ChoicesProps) {
  const values = [...new Set([...all, ...chosen])]
  if (values.length === 0) return null
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      <div className="flex max-h-48 flex-col gap-2 overflow-y-auto">
        {values.map((value) => (
          <Checkbox
            key={value}
            label={nameOf(value)}
            checked={chosen.includes(value)}
            onChange={(event) =>
              onChange(event.target.checked ? [...chosen, value] : chosen.filter((other) => other !== value))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

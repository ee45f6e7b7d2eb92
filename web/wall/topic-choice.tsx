import { listTags } from '#contract/testimonials/organizing.ts'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../lib/call/api.ts'
import { Checkbox } from '../ui/form/checkbox.tsx'

const tagsQuery = queryOptions({
  queryKey: [listTags.path],
  queryFn: ({ signal }) => call(listTags, {}, { signal }),
})

/** The tags that visitors may filter by; nothing where there are none. */
export function TopicChoice({
  chosen,
  onChange,
}: {
  chosen: readonly string[]
  onChange: (tags: string[]) => void
}) {
  const { data: tags = [] } = useQuery(tagsQuery)
  const all = [...new Set([...tags, ...chosen])]
  if (all.length === 0) return null
  return (
    <fieldset>
      <legend className="text-sm font-semibold">Tags visitors can filter by</legend>
      <p className="text-sm text-faint">Visitors see only the tags you check.</p>
      <div className="mt-2 flex flex-wrap gap-x-5 gap-y-2">
        {all.map((tag) => (
          <Checkbox
            key={tag}
            label={tag}
            checked={chosen.includes(tag)}
            onChange={(event) =>
              onChange(event.currentTarget.checked ? [...chosen, tag] : chosen.filter((one) => one !== tag))
            }
          />
        ))}
      </div>
    </fieldset>
  )
}

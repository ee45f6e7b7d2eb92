import { useState } from 'react'
import { Card } from '../ui/layout/card.tsx'
import { CardGrid } from '../ui/layout/card-grid.tsx'
import { DelayedSearch } from '../ui/search/delayed-search.tsx'
import { GallerySample } from './sample.tsx'

const people = Array.from({ length: 500 }, (_, index) => ({
  id: String(index),
  name: `Customer ${index + 1}`,
}))

export function ListSamples() {
  const [search, setSearch] = useState('')
  const rows = people.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
  return (
    <GallerySample title="A long list">
      <div className="mb-4 flex">
        <DelayedSearch
          label="Search people"
          placeholder="Searches when you stop typing"
          search={search}
          onSearch={setSearch}
        />
      </div>
      <CardGrid
        label="People"
        rows={rows}
        total={rows.length}
        usualHeightPx={66}
        renderCard={({ name }) => <Card className="w-full">{name}</Card>}
      />
    </GallerySample>
  )
}

import { Plus } from 'lucide-react'
import { Button } from '../ui/button/button.tsx'

export function CreateButton({ onCreate }: { onCreate: () => void }) {
  return (
    <Button onClick={onCreate}>
      <Plus aria-hidden="true" />
      Create Campaign
    </Button>
  )
}

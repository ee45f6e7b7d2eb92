import { UserPlus } from 'lucide-react'
import { Button } from '../ui/button.tsx'

export function AddButton({ onAdd }: { onAdd: () => void }) {
  return (
    <Button onClick={onAdd}>
      <UserPlus aria-hidden="true" />
      Add Customer
    </Button>
  )
}

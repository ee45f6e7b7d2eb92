import { Download } from 'lucide-react'
import { Button } from '../button/button.tsx'
import { WideLabel } from '../button/wide-label.tsx'
import { useRestriction } from '../form/restricted.tsx'
import { MenuItem } from './menu-item.tsx'
import { Menu } from './menu.tsx'

/** Downloads a list in the format that somebody chooses. */
export function ExportMenu({ addressOf }: { addressOf: (format: 'csv' | 'json') => string }) {
  if (useRestriction() !== undefined) return null
  return (
    <Menu
      trigger={
        <Button variant="secondary">
          <Download aria-hidden="true" />
          <WideLabel>Export</WideLabel>
        </Button>
      }
    >
      <MenuItem onSelect={() => window.location.assign(addressOf('csv'))}>Spreadsheet (CSV)</MenuItem>
      <MenuItem onSelect={() => window.location.assign(addressOf('json'))}>JSON</MenuItem>
    </Menu>
  )
}

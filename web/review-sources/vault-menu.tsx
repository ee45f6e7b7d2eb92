import { exportReviewVault, type VaultFormat } from '#contract/review-sources/review-vault.ts'
import { Download } from 'lucide-react'
import { UnlessRestricted } from '../ui/form/restricted.tsx'
import { Button } from '../ui/button/button.tsx'
import { MenuItem } from '../ui/menu/menu-item.tsx'
import { Menu } from '../ui/menu/menu.tsx'

/** Every review that was ever fetched, also those that are gone at their platform. */
export function VaultMenu() {
  const download = (format: VaultFormat) =>
    window.location.assign(`${exportReviewVault.path}?format=${format}`)
  return (
    <UnlessRestricted>
      <Menu
        trigger={
          <Button variant="secondary">
            <Download aria-hidden="true" />
            Export all reviews
          </Button>
        }
      >
        <MenuItem onSelect={() => download('csv')}>Spreadsheet (CSV)</MenuItem>
        <MenuItem onSelect={() => download('json')}>JSON</MenuItem>
        <MenuItem onSelect={() => download('zip')}>Signed archive (ZIP)</MenuItem>
      </Menu>
    </UnlessRestricted>
  )
}

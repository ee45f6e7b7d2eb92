import { exportAccount } from '#contract/accounts/security.ts'
import { Download } from 'lucide-react'
import { addressOf } from '../../lib/call/api.ts'
import { UnlessRestricted } from '../form/restricted.tsx'
import { buttonStyle } from './button-style.ts'

/** The whole account as one file. */
export function ExportEverything() {
  return (
    <UnlessRestricted>
      <a href={addressOf(exportAccount, {})} download className={buttonStyle('secondary', 'medium')}>
        <Download aria-hidden="true" />
        Export everything
      </a>
    </UnlessRestricted>
  )
}

import type { Theme } from '#contract/themes/themes.ts'
import { useState } from 'react'
import { Button } from '../../ui/button/button.tsx'
import { DoneDialog } from '../../ui/dialog/done-dialog.tsx'
import { FailureBanner } from '../../ui/message/failure-banner.tsx'
import { useChangeTheme } from './queries.ts'

/** The themes that the owner hid, to show them again. */
export function HiddenThemes({ themes }: { themes: readonly Theme[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const change = useChangeTheme()
  return (
    <>
      <Button variant="ghost" size="small" onClick={() => setIsOpen(true)}>
        {`Hidden themes (${themes.length})`}
      </Button>
      {isOpen && (
        <DoneDialog
          onClose={() => setIsOpen(false)}
          title="Hidden themes"
          description="They are still counted."
        >
          <FailureBanner
            failure={change.error}
            otherwise="The theme couldn't be changed. Please try again."
          />
          <ul aria-label="Hidden themes" className="flex flex-col">
            {themes.map(({ key, name }) => (
              <li key={key} className="flex min-h-12 items-center gap-2 border-b border-line last:border-0">
                <span className="min-w-0 grow truncate text-base font-medium">{name}</span>
                <Button
                  variant="secondary"
                  size="small"
                  aria-label={`Show ${name}`}
                  onClick={() => change.mutate({ key, isHidden: false })}
                >
                  Show
                </Button>
              </li>
            ))}
          </ul>
        </DoneDialog>
      )}
    </>
  )
}

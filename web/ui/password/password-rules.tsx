import { clsx } from 'clsx'
import { Check } from 'lucide-react'

const rules: ReadonlyArray<readonly [copy: string, isMet: (password: string) => boolean]> = [
  ['At least 8 characters', (password) => password.length >= 8],
  ['One uppercase letter', (password) => /[A-Z]/.test(password)],
  ['One lowercase letter', (password) => /[a-z]/.test(password)],
  ['One number', (password) => /[0-9]/.test(password)],
]

/** What a password needs, ticked off while it is typed. */
export function PasswordRules({ password }: { password: string }) {
  return (
    <ul aria-label="Password requirements" className="grid grid-cols-2 gap-x-3 gap-y-1 text-sm">
      {rules.map(([copy, isMet]) => {
        const met = isMet(password)
        return (
          <li
            key={copy}
            className={clsx(
              'flex items-center gap-1.5 transition-colors',
              met ? 'text-success-text' : 'text-faint',
            )}
          >
            {met ? (
              <Check aria-hidden="true" className="size-3.5 shrink-0" strokeWidth={2.75} />
            ) : (
              <span aria-hidden="true" className="mx-1 size-1.5 shrink-0 rounded-full bg-control" />
            )}
            {copy}
            {met && <span className="sr-only"> (done)</span>}
          </li>
        )
      })}
    </ul>
  )
}

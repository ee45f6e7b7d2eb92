import { CopyButton } from '../ui/copy-button.tsx'
import type { ButtonSize, ButtonVariant } from '../ui/button-style.ts'
import { toast } from '../ui/toast.ts'

/** Copies a link; where the browser refuses the clipboard, shows it to be copied by hand. */
export function CopyLink({
  link,
  variant = 'secondary',
  size = 'medium',
}: {
  link: string
  variant?: ButtonVariant
  size?: ButtonSize
}) {
  return (
    <CopyButton
      text={link}
      label="Copy"
      copiedLabel="Link copied!"
      variant={variant}
      size={size}
      onRefused={() => toast({ title: 'Copy this link', description: link })}
    />
  )
}

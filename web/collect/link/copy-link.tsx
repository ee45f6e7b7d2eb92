import { CopyButton } from '../../ui/button/copy-button.tsx'
import type { ButtonSize, ButtonVariant } from '../../ui/button/button-style.ts'
import { toast } from '../../ui/message/toast.ts'

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

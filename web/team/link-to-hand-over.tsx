import { CopyButton } from '../ui/button/copy-button.tsx'
import { CopyableInput } from '../ui/button/copyable-input.tsx'

/** After inviting where no email can leave. The field is for browsers that refuse the clipboard. */
export function LinkToHandOver({ email, url }: { email: string; url: string }) {
  return (
    <div className="flex flex-col gap-3 rounded-lg bg-success-wash px-4 py-3">
      <output>
        <span className="block font-semibold wrap-anywhere text-success-text">{email} is invited</span>
        <span className="text-sm text-soft">Send them this link. It works once, within 7 days.</span>
      </output>
      <CopyableInput label={`Link for ${email}`} value={url} />
      <CopyButton text={url} label="Copy link" copiedLabel="Link copied!" />
    </div>
  )
}

import { CopyButton } from '../../ui/copy-button.tsx'
import { toast } from '../../ui/toast.ts'

/** Copies a command of the API Reference. */
export function CopySample({ text }: { text: string }) {
  return (
    <CopyButton
      text={text}
      size="small"
      variant="ghost"
      onRefused={() =>
        toast({ title: 'Not Copied', description: 'Your browser did not allow it.', variant: 'destructive' })
      }
    />
  )
}

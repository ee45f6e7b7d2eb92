import { toast } from '../ui/message/toast.ts'

/** Copies a link from a menu or a row, and says so; where the browser refuses, shows it to be copied by hand. */
export async function copyLink(link: string): Promise<void> {
  const isCopied = await writeToClipboard(link)
  toast(isCopied ? { title: 'Link copied!' } : { title: 'Copy this link', description: link })
}

/** Without https there is no clipboard at all. */
async function writeToClipboard(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

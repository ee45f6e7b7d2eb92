import { toast } from '../../ui/message/toast.ts'
import { qrFailed } from './qr-failed.ts'

/** Does something with a code, and says so when it could not be done. */
export async function tryWithCode(how: () => void | Promise<void>): Promise<void> {
  try {
    await how()
  } catch {
    toast(qrFailed)
  }
}

import type { TextSettings } from '../../config/text-settings.ts'

/** A text message that leaves now. */
export interface OutgoingText {
  /** Ours: receipts name it. */
  readonly id: string
  /** In E.164, as `+12125550123`. */
  readonly to: string
  readonly text: string
  /** Where the gateway tells what became of it. */
  readonly newsUrl: string
}

/** Answers the gateway's own id of it, where it told one. */
export type SendText = (settings: TextSettings, message: OutgoingText) => Promise<string | undefined>

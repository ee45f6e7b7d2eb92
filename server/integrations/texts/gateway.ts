import type { TextSettings } from '../../config/text-settings.ts'
import { sendByHttp } from './http-gateway.ts'
import type { OutgoingText, SendText } from './outgoing-text.ts'
import { sendByTwilio } from './twilio.ts'
import { sendByVonage } from './vonage.ts'

const gateways: Readonly<Record<TextSettings['provider'], SendText>> = {
  twilio: sendByTwilio,
  vonage: sendByVonage,
  http: sendByHttp,
}

/** Hands a message over, once. Fails with `TextUncertain`, `TextRefused`, `GatewayBusy` or `GatewayAway`. */
export function sendText(settings: TextSettings, message: OutgoingText): Promise<string | undefined> {
  return gateways[settings.provider](settings, message)
}

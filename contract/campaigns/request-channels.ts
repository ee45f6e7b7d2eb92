/** What is sent by hand, from the owner's own phone or computer. */
export const handChannels = ['sms', 'whatsapp', 'mail-app', 'link'] as const
/** How a request reached a customer; `text` is a text message that this server sent. */
export const requestChannels = ['email', 'text', ...handChannels] as const
export type HandChannel = (typeof handChannels)[number]
export type RequestChannel = (typeof requestChannels)[number]

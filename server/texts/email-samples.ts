import type { SampleEmail } from '../emails/service.ts'
import { textReplyEmail } from './news/text-reply-email.ts'

/** The emails about text messages. */
export const textSamples: readonly SampleEmail[] = [
  {
    name: 'text-reply',
    sentWhen: 'To the team, when a customer replies to a text message',
    draft: (publicUrl) =>
      textReplyEmail(
        'mara@lindqvistbakery.com',
        { name: 'Ines Duarte', said: 'Happy to! Can I do it tomorrow, after the wedding?' },
        publicUrl,
      ),
  },
]

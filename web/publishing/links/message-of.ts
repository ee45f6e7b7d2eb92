import type { ReviewLink } from '#contract/publishing/publishing.ts'
import type { LinkedPlatform } from '#contract/publishing/review-links.ts'

/** A text to send with a link. It praises nothing, offers nothing, and asks nothing of customers where Yelp is meant. */
export function messageOf(
  platform: LinkedPlatform,
  { customerName, businessName, url }: Pick<ReviewLink, 'customerName' | 'businessName' | 'url'>,
): string {
  const said =
    platform === 'google'
      ? `Here are the words you wrote about ${businessName}, ready to copy, with the link to our page on Google. You can change them, or leave it.`
      : `Here is where ${businessName} is on Yelp, and the words you wrote.`
  return `Hello ${customerName},\n\n${said}\n\n${url}`
}

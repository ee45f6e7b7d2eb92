import type { PublishObstacle } from '#contract/publishing/publishing.ts'
import type { LinkedPlatform } from '#contract/publishing/review-links.ts'
import { Problem } from '../http/problem.ts'
import { platformAddress } from './platform-address.ts'

const sentences: Readonly<Record<PublishObstacle, (site: string) => string>> = {
  'not-publishable': () => 'Only approved testimonials that may be shown can be handed over.',
  'not-connected': (site) => `${site} isn't set up yet. Add your business under Platform Setup first.`,
  'links-off': () =>
    'Your review links are off. Turn them on for everyone in your form settings first: nobody may get them because of their rating.',
  'from-there': (site) => `This testimonial came from ${site}, so it is there already.`,
  team: () => 'This testimonial is by someone on your team. Review sites forbid those.',
  published: (site) => `This is on ${site} already.`,
  declined: (site) => `The customer would rather not post this on ${site}.`,
  sent: () => 'The customer already got the email with the link.',
  'no-email': () => "This customer's email isn't known. Create a review link and send it yourself.",
  'opted-out': () => 'This customer asked not to get any more requests by email.',
  'consent-refused': () => "The customer doesn't want to be emailed a link to post it publicly.",
  'consent-asked': () => "You asked the customer if you may email them a link. They haven't answered yet.",
  'consent-missing': () => 'The customer has not agreed to be emailed a link to post it publicly.',
}

/** What whoever wants to publish is told. */
export function obstacleSentence(kind: PublishObstacle, platform: LinkedPlatform): string {
  return sentences[kind](platformAddress[platform]('').label)
}

export function obstacleProblem(kind: PublishObstacle, platform: LinkedPlatform): Problem {
  const code = kind.startsWith('consent') ? 'consent-needed' : 'invalid-input'
  return new Problem(code, obstacleSentence(kind, platform))
}

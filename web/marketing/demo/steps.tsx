import type { ReactNode } from 'react'
import { CollectionPicture } from './collection-picture.tsx'
import { EnhancementPicture } from './enhancement-picture.tsx'
import { PublishingPicture } from './publishing-picture.tsx'
import { SetupPicture } from './setup-picture.tsx'

export interface DemoStep {
  id: 'setup' | 'collection' | 'enhancement' | 'publishing'
  title: string
  text: string
  points: readonly string[]
  picture: ReactNode
}

export const demoSteps: readonly DemoStep[] = [
  {
    id: 'setup',
    title: 'Business Setup',
    text: 'Say who you are and whom you serve. Your form exists from that moment, under a link that only you give away.',
    points: ['One page, a few minutes', 'Your name and logo stand on the form', 'No card, no installation'],
    picture: <SetupPicture />,
  },
  {
    id: 'collection',
    title: 'Testimonial Collection',
    text: 'Your customer opens the link on their phone, gives a rating and writes what they want to say. Then they say what may be done with it.',
    points: [
      'No account for customers',
      'Consent in plain words, kept with the testimonial',
      'What was typed survives a lost connection',
    ],
    picture: <CollectionPicture />,
  },
  {
    id: 'enhancement',
    title: 'AI Enhancement',
    text: 'Planned, and not in this version. Some people answer in fragments. The writer is to turn their answers into sentences and stop there: whatever the customer did not say will be taken out before anybody sees it.',
    points: [
      'Every sentence will be checked against the answers',
      'The rating will never be touched',
      'The customer will read it and agree first',
    ],
    picture: <EnhancementPicture />,
  },
  {
    id: 'publishing',
    title: 'Review Publication',
    text: 'You approve, and it stands on your website. For Google and Yelp everybody sees the same links after the form, because only customers may post there. Handing them their own words to take along is planned.',
    points: [
      'One line of code for every website',
      'Never posted in a customer’s name',
      'Withdrawn words are gone within a minute',
    ],
    picture: <PublishingPicture />,
  },
]

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
    points: ['One page, a few minutes', 'The form’s words are yours to change', 'No card, no installation'],
    picture: <SetupPicture />,
  },
  {
    id: 'collection',
    title: 'Testimonial Collection',
    text: 'Your customer opens the link on their phone, gives a rating and writes what they want to say. Then they say where it may be shown.',
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
    text: 'Some people answer in fragments. The writer turns their answers into sentences and stops there: whatever the customer did not say is taken out before anybody sees it.',
    points: [
      'Every sentence is checked against the answers',
      'The rating is never touched',
      'The customer reads it and agrees first',
    ],
    picture: <EnhancementPicture />,
  },
  {
    id: 'publishing',
    title: 'Review Publication',
    text: 'You approve, and it stands on your website. For Google and others the customer gets their own words to take along, because only they may post them.',
    points: [
      'One line of code for every website',
      'Handed over to the customer, never posted for them',
      'Withdrawn words are gone within a minute',
    ],
    picture: <PublishingPicture />,
  },
]

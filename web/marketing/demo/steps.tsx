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
    text: 'Say who you are and who you serve. Your form is ready right away, at a link only you share.',
    points: ['Three short steps', 'Your name and logo on the form', 'No card, nothing to install'],
    picture: <SetupPicture />,
  },
  {
    id: 'collection',
    title: 'Testimonial Collection',
    text: 'Your customer opens the link on their phone, picks a rating and writes what they want to say. Then they choose how you may use it.',
    points: [
      'No account needed',
      'Consent in plain words, saved with the testimonial',
      'Nothing typed is lost if the connection drops',
    ],
    picture: <CollectionPicture />,
  },
  {
    id: 'enhancement',
    title: 'AI Enhancement',
    text: 'Some people answer in fragments. The writer puts their answers into sentences, as in this example, and adds nothing. It runs on this server. An AI service is used only if the server is set up for one.',
    points: [
      'Nothing in it that nobody said',
      'The rating is never touched',
      'Customers read everything before they send it',
    ],
    picture: <EnhancementPicture />,
  },
  {
    id: 'publishing',
    title: 'Review Publication',
    text: 'Approve it, and it appears on your website. Only customers can post on Google and Yelp, so after the form, everyone sees the same links to your pages there.',
    points: [
      'One line of code for any website',
      'Never posted in a customer’s name',
      'Withdrawn testimonials are gone within a minute',
    ],
    picture: <PublishingPicture />,
  },
]

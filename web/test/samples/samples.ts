import { type BusinessResearch, nothingFound } from '#contract/business/business-research.ts'
import type { User } from '#contract/accounts/accounts.ts'
import type { BusinessProfile } from '#contract/business/business-profile.ts'
import type { PublicForm } from '#contract/collection/collection.ts'
import type { Customer } from '#contract/customers/customers.ts'
import type { Instance } from '#contract/instance/instance.ts'
import type { Dashboard } from '#contract/overview/overview.ts'
import type { Testimonial } from '#contract/testimonials/testimonials.ts'
import type { TestimonialStats } from '#contract/testimonials/testimonial-stats.ts'
import type { Trends } from '#contract/testimonials/trends.ts'
import { aPlanCard } from './overview-samples.ts'
import { nextId, sampleOf } from './sample.ts'

/** The owner of a bakery, as `/api/user` answers. */
export const aUser = sampleOf<User>(() => ({
  id: nextId(),
  firstName: 'Mara',
  lastName: 'Lindqvist',
  email: 'mara@lindqvist.example',
  isEmailProven: true,
  pendingEmail: null,
  role: 'owner',
  isWorkspaceOwner: true,
  apiKey: 'pk_lindqvist',
  formId: 'lindqvist-form',
  hasBusinessProfile: true,
  isNew: false,
  subscriptionTier: 'starter',
  subscriptionStatus: 'trial',
  subscriptionExpiresAt: null,
  appearance: null,
  deletesAt: null,
  ownDeletesAt: null,
  support: null,
}))

export const aBusinessProfile = sampleOf<BusinessProfile>(() => {
  const description = 'Sourdough bread and pastries, baked through the night.'
  return {
    id: nextId(),
    formId: 'lindqvist-form',
    businessName: 'Lindqvist Bakery',
    industry: 'Bakery',
    ownerName: 'Mara Lindqvist',
    ownerRole: 'Owner',
    contactEmail: 'mara@lindqvist.example',
    businessDescription: description,
    description,
    businessUrl: 'https://lindqvist.example',
    phone: '',
    services: 'Bread, Pastries',
    keyServices: 'Bread, Pastries',
    targetMarket: 'Neighbors and cafés',
    targetAudience: 'Neighbors and cafés',
    uniqueValue: '',
    openingHours: '',
    languages: '',
    reviewProfiles: '',
    accentColor: '',
    logoUrl: null,
    primaryReviewPlatform: null,
    reviewPromptEnabled: true,
    updatedAt: '2026-03-02T09:00:00.000Z',
  }
})

/** What Ines Duarte wrote on the form, waiting for approval. */
export const aTestimonial = sampleOf<Testimonial>((own) => ({
  id: nextId(),
  userId: null,
  formId: 'lindqvist-form',
  customerName: 'Ines Duarte',
  customerEmail: 'ines@example.com',
  company: 'Duarte & Filhos',
  role: null,
  content: 'The rye keeps for a week and tastes better every day.',
  rating: 5,
  ratingGiven: null,
  photoUrl: null,
  companyLogoUrl: null,
  verifyUrl: null,
  status: 'pending',
  decidedAt: null,
  hiddenAt: null,
  origin: 'customer',
  isAiGenerated: false,
  headline: null,
  highlights: [],
  reply: null,
  tags: [],
  isPinned: false,
  isPrivate: false,
  recoveryState: null,
  recoveryNotes: null,
  publishable: false,
  waitingFor: 'approval',
  consents: { display: true, name: true, platform: null, askedAt: null, isAsked: false },
  source: null,
  sourceUrl: null,
  platform: null,
  removedAt: null,
  hasEvidence: false,
  isConfirmedOnRequest: false,
  isByTeam: false,
  label: null,
  confirmedContent: null,
  isRewarded: false,
  version: 1,
  date: (own.createdAt ?? new Date().toISOString()).slice(0, 10),
  createdAt: new Date().toISOString(),
  receivedAt: new Date().toISOString(),
}))

export const aCustomer = sampleOf<Customer>(() => ({
  id: nextId(),
  userId: nextId(),
  name: 'Ines Duarte',
  email: 'ines@example.com',
  company: 'Duarte Tiles',
  phone: null,
  language: null,
  status: 'active',
  crmType: null,
  createdAt: new Date().toISOString(),
  updatedAt: new Date().toISOString(),
}))

export const anInstance = sampleOf<Instance>(() => ({
  name: 'Plaudit',
  publicUrl: location.origin,
  development: false,
  proofOfWork: false,
  mailConfigured: true,
  textsConfigured: false,
  paymentsConfigured: false,
  signUpOpen: true,
  notice: '',
  socialProviders: [],
}))

const noMonth = { total: 0, pending: 0, approved: 0, aiGenerated: 0, averageRating: null }

/** All zeros, but for what is given. */
export const someStats = sampleOf<TestimonialStats>(() => ({
  total: 0,
  pending: 0,
  approved: 0,
  rejected: 0,
  aiGenerated: 0,
  publishable: 0,
  hidden: 0,
  privateFeedback: { open: 0, contacted: 0, resolved: 0 },
  outsideCases: { open: 0, contacted: 0, resolved: 0 },
  averageRating: 0,
  submissions: { count: 0, deleted: 0 },
  otherRatings: [],
  thisMonth: noMonth,
  lastMonth: noMonth,
}))

/** The dashboard of a bakery without a testimonial; `workspace` adds to its own part. */
export function aDashboard(own: Partial<NonNullable<Dashboard['workspace']>> = {}): Dashboard {
  return {
    plan: aPlanCard({ isLimited: false, enforcedLimit: null, status: 'active' }),
    workspace: {
      business: {
        businessName: 'Lindqvist Bakery',
        ownerName: 'Mara Lindqvist',
        industry: 'Bakery',
        businessUrl: 'https://lindqvist.example',
      },
      stats: someStats(),
      recent: [],
      campaigns: { active: 0, sent: 0, answered: 0, averageResponseHours: null },
      activity: [],
      checklist: null,
      outdatedSites: [],
      themes: { texts: 0, most: [] },
      ...own,
    },
  }
}

/** The form of the bakery, as its customers get it. */
export const aPublicForm = sampleOf<PublicForm>(() => ({
  businessName: 'Lindqvist Bakery',
  logoUrl: null,
  businessUrl: 'https://lindqvist.example',
  requiresApproval: true,
  companyField: 'optional',
  asksRole: false,
  texts: { headline: '', question: '', thankYou: '' },
  consent: {
    version: '2026-11.4+company:en',
    scopes: [
      {
        scope: 'display',
        sentence: 'You may show my testimonial on your website and in your marketing.',
      },
      { scope: 'use_name', sentence: 'You may show my name and company with it.' },
    ],
  },
  publicLinks: [],
  promptedPlatform: null,
  draftConsent: {
    version: 'draft-2026-11.1+here:en',
    sentence: 'Lindqvist Bakery may use my answers to write this draft, and sees them if I send it.',
  },
  fixConsent: null,
  personal: null,
}))

const noMonths = Array.from({ length: 12 }, (_, index) => ({
  month: new Date(Date.UTC(2025, 3 + index, 1)).toISOString().slice(0, 7),
  counts: [],
}))

/** Twelve empty months up to March 2026, but for what is given. */
export const someTrends = sampleOf<Trends>(() => ({
  total: 0,
  sources: [],
  ratings: [5, 4, 3, 2, 1, 0].map((rating) => ({ rating, counts: [] })),
  months: noMonths,
  earlier: 0,
  undated: 0,
}))

/** What a website was found to say: nothing, but for what a test gives it. */
export const aResearch = sampleOf<BusinessResearch>(() => ({
  ...nothingFound,
  pages: [{ address: 'https://eastside.example/', kind: 'home', title: 'Eastside' }],
  isWebsiteRead: true,
}))

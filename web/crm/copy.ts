import type { CrmType } from '#contract/crm/crm.ts'
import type { crmSignInProblems } from '#contract/crm/crm-sign-in.ts'
import type { CrmFieldType } from '#contract/crm/crm-fields.ts'
import type { MilestoneAction, MilestoneOperator } from '#contract/crm/milestones.ts'
import type { KeyField } from '../ui/form/key-fields.tsx'

type CrmField = KeyField<'accessToken' | 'portalId' | 'instanceUrl' | 'consumerKey' | 'consumerSecret'>

interface CrmCopy {
  readonly name: string
  readonly about: string
  readonly fields: readonly CrmField[]
}

/** What each CRM is called and asks for. */
export const crmCopy: Readonly<Record<CrmType, CrmCopy>> = {
  hubspot: {
    name: 'HubSpot',
    about: 'Import contacts as customers, and ask for a testimonial when you win a deal.',
    fields: [
      {
        name: 'accessToken',
        label: 'API key',
        hint: 'From a private app that can read contacts and deals (Settings > Integrations > Private Apps).',
        placeholder: 'pat-...',
        isSecret: true,
      },
      {
        name: 'portalId',
        label: 'Portal ID',
        hint: 'Checks that the key belongs to this account.',
        isOptional: true,
      },
    ],
  },
  salesforce: {
    name: 'Salesforce',
    about: 'Import contacts as customers, and ask for a testimonial when you win an opportunity.',
    fields: [
      {
        name: 'instanceUrl',
        label: 'Salesforce URL',
        placeholder: 'https://yourcompany.my.salesforce.com',
      },
      {
        name: 'consumerKey',
        label: 'Consumer key',
        hint: 'From an External Client App with the client credentials flow turned on.',
      },
      { name: 'consumerSecret', label: 'Consumer secret', isSecret: true },
    ],
  },
}

export const operatorCopy: Readonly<Record<MilestoneOperator, string>> = {
  equals: 'equals',
  contains: 'contains',
  greater_than: 'is greater than',
  less_than: 'is less than',
  not_empty: 'is not empty',
}

export const actionCopy: Readonly<Record<MilestoneAction, string>> = {
  email: 'Send an email request',
  text: 'Send a text message',
  campaign: 'Start a campaign',
}

export const fieldTypeCopy: Readonly<Record<CrmFieldType, string>> = {
  text: 'Text',
  number: 'Number',
  date: 'Date',
  'yes-no': 'Yes or no',
  choice: 'Choice',
  choices: 'Several choices',
}

/** Why the browser is back without a connection. */
export const signInProblemCopy: Readonly<Record<(typeof crmSignInProblems)[number], string>> = {
  canceled: 'You canceled the sign-in. Nothing was connected.',
  expired: 'This sign-in has expired. Please try again.',
  failed: 'The CRM did not accept the sign-in. Please try again in a moment.',
}

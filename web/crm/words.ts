import type { CrmType } from '#contract/crm.ts'

interface CrmField {
  readonly name: 'accessToken' | 'portalId' | 'instanceUrl' | 'consumerKey' | 'consumerSecret'
  readonly label: string
  readonly hint?: string
  readonly placeholder?: string
  readonly isSecret?: boolean
  readonly isOptional?: boolean
}

interface CrmWords {
  readonly name: string
  readonly about: string
  readonly fields: readonly CrmField[]
}

/** What each CRM is called and asks for. */
export const crmWords: Readonly<Record<CrmType, CrmWords>> = {
  hubspot: {
    name: 'HubSpot',
    about: 'Contacts become customers, and a won deal can ask for a testimonial.',
    fields: [
      {
        name: 'accessToken',
        label: 'API key',
        hint: 'Of a private app that may read contacts and deals: Settings, Integrations, Private Apps.',
        placeholder: 'pat-...',
        isSecret: true,
      },
      {
        name: 'portalId',
        label: 'Portal ID',
        hint: 'To be sure that it is the right account.',
        isOptional: true,
      },
    ],
  },
  salesforce: {
    name: 'Salesforce',
    about: 'Contacts become customers, and a won opportunity can ask for a testimonial.',
    fields: [
      {
        name: 'instanceUrl',
        label: 'Your Salesforce address',
        placeholder: 'https://yourcompany.my.salesforce.com',
      },
      {
        name: 'consumerKey',
        label: 'Consumer key',
        hint: 'Of a connected app with the client credentials flow.',
      },
      { name: 'consumerSecret', label: 'Consumer secret', isSecret: true },
    ],
  },
}

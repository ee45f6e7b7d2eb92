import { z } from 'zod'
import { type CrmType, crmTypes } from '#contract/crm/crm.ts'

/** How this instance is known at a CRM. Its secret also signs what the CRM tells of changes. */
export interface CrmApp {
  readonly clientId: string
  readonly clientSecret: string
}

/** What the operator set up for CRMs. */
export interface CrmSettings {
  readonly apps: Readonly<Partial<Record<CrmType, CrmApp>>>
  /** Where a CRM is asked instead of at its own addresses. */
  readonly urls: Readonly<Partial<Record<CrmType, string>>>
}

const part = z.string().max(1000, 'must be at most 1000 characters').optional()

/** The variables of both CRMs, for the one schema of settings. */
export function crmSettings<T extends z.ZodType>(origin: (example: string) => T) {
  return {
    HUBSPOT_URL: origin('https://api.hubapi.com').optional(),
    HUBSPOT_CLIENT_ID: part,
    HUBSPOT_CLIENT_SECRET: part,
    SALESFORCE_URL: origin('https://yourcompany.my.salesforce.com').optional(),
    SALESFORCE_CLIENT_ID: part,
    SALESFORCE_CLIENT_SECRET: part,
  }
}

type Variable = `${Uppercase<CrmType>}_${'URL' | 'CLIENT_ID' | 'CLIENT_SECRET'}`
type Settings = Readonly<Partial<Record<Variable, unknown>>>

/** Half an app signs nobody in: the names of what is missing. */
export function crmMissingHalves(settings: Settings): string[] {
  return crmTypes.flatMap((crmType) => {
    const { id, secret } = variablesOf(crmType)
    if (settings[id] && !settings[secret]) return [secret]
    return settings[secret] && !settings[id] ? [id] : []
  })
}

export function readCrmSettings(settings: Settings): CrmSettings {
  const apps: Partial<Record<CrmType, CrmApp>> = {}
  const urls: Partial<Record<CrmType, string>> = {}
  for (const crmType of crmTypes) {
    const { id, secret, url } = variablesOf(crmType)
    const [clientId, clientSecret, other] = [settings[id], settings[secret], settings[url]]
    if (typeof clientId === 'string' && typeof clientSecret === 'string')
      apps[crmType] = { clientId, clientSecret }
    if (typeof other === 'string') urls[crmType] = other
  }
  return { apps, urls }
}

function variablesOf(crmType: CrmType) {
  const start = crmType.toUpperCase() as Uppercase<CrmType>
  return {
    id: `${start}_CLIENT_ID`,
    secret: `${start}_CLIENT_SECRET`,
    url: `${start}_URL`,
  } as const
}

export const crmTypes = ['hubspot', 'salesforce'] as const
export type CrmType = (typeof crmTypes)[number]

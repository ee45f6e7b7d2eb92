import type { IncidentStatus, ServiceName, ServiceState } from '#contract/instance/status.ts'

/** As the status page calls them. */
export const serviceNamesShown: Readonly<Record<ServiceName, string>> = {
  web: 'Web app',
  database: 'Database',
  jobs: 'Background jobs',
  mail: 'Email',
  embed: 'Widgets',
}

export const statusLabels: Readonly<Record<IncidentStatus, string>> = {
  investigating: 'Investigating',
  identified: 'Identified',
  monitoring: 'Monitoring',
  completed: 'Completed',
  resolved: 'Resolved',
}

export const impactLabels: Readonly<Record<ServiceState, string>> = {
  operational: 'No impact',
  degraded: 'Degraded',
  outage: 'Outage',
}

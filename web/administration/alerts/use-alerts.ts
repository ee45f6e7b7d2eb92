import { hideAlert, retryAlert } from '#contract/administration/alerts.ts'
import { useBodyCall } from '../../lib/call/use-call.ts'
import { alertKeys } from '../queries.ts'

export const useHideAlert = () => useBodyCall(hideAlert, { refreshes: alertKeys })
export const useRetryAlert = () => useBodyCall(retryAlert, { refreshes: alertKeys })

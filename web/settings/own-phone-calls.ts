import { getOwnPhone, proveOwnPhone, removeOwnPhone, setOwnPhone } from '#contract/settings/own-phone.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call/api.ts'
import { endpointQuery } from '../lib/call/endpoint-query.ts'
import { useBodyCall } from '../lib/call/use-call.ts'

/** The number of whoever is signed in, and whether it is proven. */
export const ownPhoneQuery = endpointQuery(getOwnPhone)

/** What the server answers about the number shows at once. */
function useShowPhone() {
  const client = useQueryClient()
  return { onSuccess: (phone: object) => void client.setQueryData([...ownPhoneQuery.queryKey], phone) }
}

export const useSetOwnPhone = () => useBodyCall(setOwnPhone, useShowPhone())
export const useProveOwnPhone = () => useBodyCall(proveOwnPhone, useShowPhone())
export const useRemoveOwnPhone = () =>
  useMutation({ mutationFn: () => call(removeOwnPhone, {}), ...useShowPhone() })

import {
  checkWallDomain,
  getWall,
  removeWallDomain,
  saveWall,
  setWallDomain,
  type Wall,
} from '#contract/wall/wall.ts'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../lib/call/api.ts'

export const wallQuery = queryOptions({
  queryKey: [getWall.path],
  queryFn: ({ signal }) => call(getWall, {}, { signal }),
})

/** A call that answers with the wall as it is then. */
function useWallCall<Sent = void>(send: (sent: Sent) => Promise<Wall>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: send,
    onSuccess: (wall) => client.setQueryData(wallQuery.queryKey, wall),
  })
}

export type WallForm = Parameters<typeof call<typeof saveWall>>[1]['body']

export const useSaveWall = () => useWallCall((body: WallForm) => call(saveWall, { body }))

export const useSetWallDomain = () =>
  useWallCall((domain: string) => call(setWallDomain, { body: { domain } }))

export const useCheckWallDomain = () => useWallCall(() => call(checkWallDomain, {}))

export const useRemoveWallDomain = () => useWallCall(() => call(removeWallDomain, {}))

import { useQueryClient, type QueryClient } from '@tanstack/react-query'
import { CloudOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { askForLife, useIsServerLost } from '../../lib/call/connection.ts'
import { ApiProblem } from '../../lib/call/problem.ts'
import { Button } from '../../ui/button/button.tsx'

const askEveryMs = 4000

/**
 * Says calmly that the server is out of reach, and goes by itself when it answers again; what could not be read
 * meanwhile is read then. It lies below dialogs, so that nobody closes one by reaching for it.
 */
export function ServerNotice() {
  const queryClient = useQueryClient()
  const isLost = useIsServerLost()
  const [isAsking, setIsAsking] = useState(false)
  useEffect(() => {
    if (!isLost) return undefined
    const ask = () => void askForLife()
    const timer = setInterval(ask, askEveryMs)
    addEventListener('online', ask)
    return () => {
      clearInterval(timer)
      removeEventListener('online', ask)
      refetchUnavailable(queryClient)
    }
  }, [isLost, queryClient])

  async function tryAgain() {
    setIsAsking(true)
    await askForLife()
    setIsAsking(false)
  }
  return (
    <output aria-live="polite" className="pointer-events-none fixed inset-x-3 top-3 z-30 flex justify-center">
      {isLost && (
        <div className="pointer-events-auto flex max-w-lg animate-rise items-center gap-3 rounded-lg border border-line bg-raised py-2.5 pr-2.5 pl-4 text-base shadow-high">
          <CloudOff aria-hidden="true" className="size-4.5 shrink-0 text-warning-text" />
          <p className="min-w-0">
            <span className="font-semibold">Connection lost.</span>{' '}
            <span className="text-soft">What you typed is still here. We’ll keep trying to reconnect.</span>
          </p>
          <Button
            size="small"
            variant="secondary"
            isPending={isAsking}
            pendingLabel="Trying..."
            onClick={() => void tryAgain()}
          >
            Try again
          </Button>
        </div>
      )}
    </output>
  )
}

function refetchUnavailable(queryClient: QueryClient) {
  void queryClient.refetchQueries({
    type: 'active',
    predicate: ({ state: { error } }) => error instanceof ApiProblem && error.code === 'unavailable',
  })
}

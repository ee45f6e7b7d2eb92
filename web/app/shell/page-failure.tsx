import { sentenceOf } from '../../lib/call/problem.ts'
import { Button } from '../../ui/button/button.tsx'

/** When a page cannot start, because the server did not answer or refused. */
export function PageFailure({ failure, onRetry }: { failure: unknown; onRetry: () => void }) {
  return (
    <main className="mx-auto flex min-h-[70dvh] max-w-md flex-col justify-center px-4 text-center">
      <h1 className="font-serif text-page font-medium tracking-tight">Couldn't load this page</h1>
      <p className="mt-2 text-base text-soft" role="alert">
        {sentenceOf(failure, 'Something went wrong on our end. Please try again in a moment.')}
      </p>
      <div className="mt-6 flex justify-center">
        <Button onClick={onRetry}>Try again</Button>
      </div>
    </main>
  )
}

import { type ShareSize, shareSizes } from '#shared/share/share-image.ts'
import { clsx } from 'clsx'
import { useState } from 'react'
import { LoadFailure } from '../../ui/message/load-failure.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'

/** The image itself, as it will be downloaded. */
export function SharePreview({ path, size, name }: { path: string; size: ShareSize; name: string }) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const { width, height } = shareSizes[size]
  if (state === 'failed') {
    return (
      <LoadFailure
        failure={undefined}
        otherwise="The image could not be made. Please try again."
        onRetry={() => setState('loading')}
      />
    )
  }
  return (
    <div
      aria-busy={state === 'loading'}
      className={clsx(
        'relative mx-auto w-full overflow-hidden rounded-lg border border-line',
        size === 'wide' ? 'aspect-1200/630' : 'aspect-square max-w-md',
      )}
    >
      {state === 'loading' && <Skeleton className="absolute inset-0" />}
      <img
        src={path}
        alt={`Preview of ${name}’s testimonial`}
        width={width}
        height={height}
        className="relative size-full"
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
      />
    </div>
  )
}

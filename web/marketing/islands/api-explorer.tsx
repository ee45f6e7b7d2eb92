import { useRef, useState } from 'react'
import sheet from 'swagger-ui-dist/swagger-ui.css?url'
import { Button } from '../../ui/button/button.tsx'

/** Swagger UI on the description of this server. It is large, and comes when somebody asks for it. */
export function ApiExplorer() {
  const place = useRef<HTMLDivElement>(null)
  const [state, setState] = useState<'closed' | 'loading' | 'open' | 'failed'>('closed')

  async function open() {
    setState('loading')
    try {
      const { default: show } = await import('swagger-ui-dist/swagger-ui-es-bundle.js')
      addSheet()
      // Its own colors are for white alone.
      Object.assign(place.current!.style, { background: '#fff', colorScheme: 'light' })
      show({
        domNode: place.current!,
        url: '/openapi.json',
        docExpansion: 'list',
        deepLinking: true,
        defaultModelsExpandDepth: 0,
        persistAuthorization: false,
        validatorUrl: null,
      })
      setState('open')
    } catch {
      setState('failed')
    }
  }

  return (
    <div>
      {state !== 'open' && (
        <Button onClick={() => void open()} isPending={state === 'loading'}>
          Open the explorer
        </Button>
      )}
      {state === 'failed' && (
        <p role="alert" className="mt-3 text-base text-soft">
          The explorer could not be loaded. Please try again.
        </p>
      )}
      <div ref={place} className="overflow-x-auto rounded-lg" />
    </div>
  )
}

function addSheet(): void {
  const link = document.createElement('link')
  link.rel = 'stylesheet'
  link.href = sheet
  document.head.append(link)
}

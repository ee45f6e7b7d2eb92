import { Bot } from 'lucide-react'
import { useState } from 'react'
import { lazyPart } from '../lib/lazy-part.tsx'
import { Button } from '../ui/button/button.tsx'

const AssistantPanel = lazyPart(() => import('./assistant-panel.tsx').then((m) => m.AssistantPanel))

/** Opens the assistant beside the page it stands on. Once opened, it keeps the conversation. */
export function AssistantButton() {
  const [state, setState] = useState<'never opened' | 'open' | 'closed'>('never opened')
  return (
    <>
      <Button variant="secondary" onClick={() => setState('open')}>
        <Bot aria-hidden="true" />
        AI Assistant
      </Button>
      {state !== 'never opened' && (
        <AssistantPanel isOpen={state === 'open'} onClose={() => setState('closed')} />
      )}
    </>
  )
}

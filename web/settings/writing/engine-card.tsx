import type { Output } from '#contract/endpoint.ts'
import type { getWriter } from '#contract/writer/writer-state.ts'
import { useQuery } from '@tanstack/react-query'
import { Badge } from '../../ui/text/badge.tsx'
import { Fact } from '../../ui/layout/fact.tsx'
import { LoadFailure } from '../../ui/message/load-failure.tsx'
import { ProgressBar } from '../../ui/layout/progress-bar.tsx'
import { Skeleton } from '../../ui/loading/skeleton.tsx'
import { SubjectCard } from '../../ui/layout/subject-card.tsx'
import { EngineTest } from './engine-test.tsx'
import { priceOf } from '../../lib/text/price-of.ts'
import { writerQuery } from '../queries.ts'

type Writer = Output<typeof getWriter>
const engineNames: Readonly<Record<Writer['engine'], string>> = {
  'built-in': 'Built-in writer',
  'openai-compatible': 'OpenAI-compatible service',
  anthropic: 'Anthropic',
}

/** Who writes the drafts of this server, how it is, and what it is told. */
export function EngineCard() {
  const { data, error, isError, refetch } = useQuery(writerQuery)
  return (
    <div className="mt-5 max-w-3xl">
      <SubjectCard title="Who writes the drafts" badge={data && <EngineBadge {...data} />}>
        {data ? (
          <Engine writer={data} />
        ) : isError ? (
          <LoadFailure
            failure={error}
            otherwise="Couldn't load the AI status."
            onRetry={() => void refetch()}
          />
        ) : (
          <Skeleton className="h-28 w-full" />
        )}
      </SubjectCard>
    </div>
  )
}

function EngineBadge({ state }: Writer) {
  return state === 'ready' ? <Badge tone="success">Ready</Badge> : <Badge tone="warning">Paused</Badge>
}

function Engine({ writer }: { writer: Writer }) {
  const { engine, model, state } = writer
  return (
    <>
      <dl className="grid gap-x-8 gap-y-4 text-base sm:grid-cols-3">
        <Fact term="Writer">{engineNames[engine]}</Fact>
        {model !== null && <Fact term="Model">{model}</Fact>}
        <Today writer={writer} />
        {writer.thisMonth && <Fact term="This month">{usageOf(writer.thisMonth)}</Fact>}
      </dl>
      {state === 'paused' && (
        <p className="mt-4 max-w-[62ch] text-base text-soft">
          The AI service failed several times in a row. The built-in writer takes over until it answers again.
        </p>
      )}
      <WhatIsSent isBuiltIn={engine === 'built-in'} />
      <EngineTest />
    </>
  )
}

function Today({ writer: { draftsToday, draftsPerDay } }: { writer: Writer }) {
  if (draftsPerDay === null) return <Fact term="Daily limit">None</Fact>
  const left = Math.max(0, draftsPerDay - draftsToday)
  return (
    <Fact term="Drafts today">
      {draftsToday.toLocaleString()} of {draftsPerDay.toLocaleString()}, {left.toLocaleString()} left
      <span className="mt-1.5 block">
        <ProgressBar label="Drafts used today" value={draftsToday} max={draftsPerDay} />
      </span>
    </Fact>
  )
}

function usageOf({ calls, tokens, cost }: NonNullable<Writer['thisMonth']>): string {
  if (calls === 0) return 'No AI drafts yet'
  const parts = [
    `${calls.toLocaleString()} AI ${calls === 1 ? 'draft' : 'drafts'}`,
    tokens > 0 && `${tokens.toLocaleString()} tokens`,
    tokens > 0 && cost && `about ${priceOf(cost)}`,
  ]
  return parts.filter(Boolean).join(' · ')
}

const builtInCopy = [
  'Drafts put what customers said in order, word for word. That happens on this server, and nothing is sent anywhere.',
  'To use an AI service instead, set WRITER_URL, WRITER_API_KEY and WRITER_MODEL on the server for any OpenAI-compatible service, such as OpenAI or Ollama, or ANTHROPIC_API_KEY for Anthropic.',
]
const serviceCopy = [
  'The AI service gets the answers, your business name, and the customer’s title and company. It never gets names, email addresses or photos, unless someone typed them into an answer.',
  'This server checks every sentence against the answers before you see it. If the service fails or today’s drafts are used up, the built-in writer takes over.',
  'The address, key, model, daily limit and prices are set on the server: WRITER_URL, WRITER_API_KEY, WRITER_MODEL or ANTHROPIC_API_KEY, WRITER_DAILY_LIMIT, WRITER_INPUT_PRICE and WRITER_OUTPUT_PRICE.',
]

function WhatIsSent({ isBuiltIn }: { isBuiltIn: boolean }) {
  return (
    <div className="mt-4 flex max-w-[62ch] flex-col gap-2 text-base text-soft">
      {(isBuiltIn ? builtInCopy : serviceCopy).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </div>
  )
}

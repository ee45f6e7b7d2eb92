import { isAdministrator } from '#contract/accounts/administrators.ts'
import type { TwoFactor } from '#contract/accounts/security.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userQuery } from '../accounts/queries.ts'
import { lazyPart } from '../lib/lazy-part.tsx'
import { Badge } from '../ui/text/badge.tsx'
import { Banner } from '../ui/message/banner.tsx'
import { Button } from '../ui/button/button.tsx'
import { DayInSentence } from '../ui/text/day-in-sentence.tsx'
import { SubjectCard } from '../ui/layout/subject-card.tsx'
import { LoadingLines } from '../ui/loading/loading-lines.tsx'
import { Loaded } from '../ui/loading/loaded.tsx'
import { twoFactorQuery } from './queries.ts'

const SetupDialog = lazyPart(() => import('./two-factor-setup.tsx').then((m) => m.TwoFactorSetup))
const ChangeDialog = lazyPart(() => import('./two-factor-change.tsx').then((m) => m.TwoFactorChange))

/** So few codes left that new ones are due. */
const fewCodes = 3

const loading = <LoadingLines label="Loading two-factor authentication" lines={['h-9.5 w-32']} className="" />

/** A code from an authenticator app besides the password. */
export function TwoFactorCard() {
  const twoFactor = useQuery(twoFactorQuery)
  const [open, setOpen] = useState<'setup' | 'codes' | 'off'>()
  const { data } = twoFactor
  const close = () => setOpen(undefined)
  return (
    <SubjectCard
      title="Two-factor authentication"
      badge={data && (data.enabledAt ? <Badge tone="success">On</Badge> : <Badge>Off</Badge>)}
      description="Sign in with your password and a code from an authenticator app, so a stolen password isn't enough."
    >
      <Loaded query={twoFactor} loading={loading} failure="Couldn't load two-factor authentication.">
        {({ enabledAt, recoveryCodesLeft }) =>
          enabledAt ? (
            <IsOn enabledAt={enabledAt} codesLeft={recoveryCodesLeft} onChange={setOpen} />
          ) : (
            <IsOff onSetUp={() => setOpen('setup')} />
          )
        }
      </Loaded>
      <>
        {open === 'setup' && <SetupDialog onClose={close} />}
        {(open === 'codes' || open === 'off') && <ChangeDialog change={open} onClose={close} />}
      </>
    </SubjectCard>
  )
}

function IsOff({ onSetUp }: { onSetUp: () => void }) {
  const { data: user } = useQuery(userQuery)
  const isAdmin = Boolean(user && isAdministrator(user))
  return (
    <div className="flex flex-col items-start gap-5">
      {isAdmin && (
        <Banner tone="warning" title="Turn this on">
          Admins can open every account on this site, so a password alone isn't enough.
        </Banner>
      )}
      <Button onClick={onSetUp}>Set up</Button>
    </div>
  )
}

function IsOn({
  enabledAt,
  codesLeft,
  onChange,
}: {
  enabledAt: NonNullable<TwoFactor['enabledAt']>
  codesLeft: number
  onChange: (change: 'codes' | 'off') => void
}) {
  const left = codesLeft === 1 ? '1 recovery code left' : `${codesLeft || 'No'} recovery codes left`
  return (
    <div className="flex flex-col gap-5">
      {codesLeft <= fewCodes && (
        <Banner tone="warning" title={left}>
          Get new ones now. Without your phone or a code, you'll be locked out.
        </Banner>
      )}
      <p className="text-base text-soft">
        On since <DayInSentence date={enabledAt} />. {codesLeft > fewCodes && `${left}.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button variant="secondary" onClick={() => onChange('codes')}>
          Get new recovery codes
        </Button>
        <Button variant="secondary" onClick={() => onChange('off')}>
          Turn off
        </Button>
      </div>
    </div>
  )
}

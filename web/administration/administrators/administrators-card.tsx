import { type Administrator, listAdministrators } from '#contract/administration/administrators.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { userQuery } from '../../accounts/queries.ts'
import { endpointQuery } from '../../lib/call/endpoint-query.ts'
import { Button } from '../../ui/button/button.tsx'
import { SubjectCard } from '../../ui/layout/subject-card.tsx'
import { LoadedLines } from '../../ui/loading/loaded-lines.tsx'
import { Badge } from '../../ui/text/badge.tsx'
import { RelativeDate } from '../../ui/text/relative-date.tsx'
import { roleNames } from './role-names.ts'
import { MakeAdministratorDialog } from './make-administrator-dialog.tsx'
import { RemoveAdministratorDialog } from './remove-administrator-dialog.tsx'

export const administratorsQuery = endpointQuery(listAdministrators)

/** Who runs this instance. Super admins make and remove them. */
export function AdministratorsCard() {
  const administrators = useQuery(administratorsQuery)
  const { data: user } = useQuery(userQuery)
  const [isAdding, setIsAdding] = useState(false)
  const mayChange = user?.role === 'super_admin'
  return (
    <SubjectCard
      title="Administrators"
      description="They see every workspace and can sign in to help. Super admins can also add and remove administrators."
    >
      <LoadedLines query={administrators} what="administrators" lines={['h-12 w-full', 'h-12 w-full']}>
        {(rows) => (
          <ul aria-label="Administrators" className="divide-y divide-line border-y border-line">
            {rows.map((row) => (
              <AdministratorLine
                key={row.id}
                administrator={row}
                mayChange={mayChange && row.id !== user.id}
              />
            ))}
          </ul>
        )}
      </LoadedLines>
      {mayChange && (
        <Button variant="secondary" className="mt-5" onClick={() => setIsAdding(true)}>
          Add administrator
        </Button>
      )}
      {isAdding && <MakeAdministratorDialog onClose={() => setIsAdding(false)} />}
    </SubjectCard>
  )
}

function AdministratorLine({
  administrator,
  mayChange,
}: {
  administrator: Administrator
  mayChange: boolean
}) {
  const { name, email, role, hasTwoFactor, lastSeenAt } = administrator
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-2 text-base font-semibold wrap-anywhere">
          {name || email}
          <Badge tone={role === 'super_admin' ? 'accent' : 'neutral'}>{roleNames[role]}</Badge>
          {!hasTwoFactor && <Badge tone="warning">No two-factor</Badge>}
        </p>
        <p className="text-sm wrap-anywhere text-faint">
          {email}
          {lastSeenAt && (
            <>
              {' · last active '}
              <RelativeDate date={lastSeenAt} />
            </>
          )}
        </p>
      </div>
      {mayChange && <RemoveButton administrator={administrator} />}
    </li>
  )
}

function RemoveButton({ administrator }: { administrator: Administrator }) {
  const [isAsking, setIsAsking] = useState(false)
  return (
    <>
      <Button variant="ghost" onClick={() => setIsAsking(true)}>
        Remove
      </Button>
      {isAsking && (
        <RemoveAdministratorDialog administrator={administrator} onClose={() => setIsAsking(false)} />
      )}
    </>
  )
}

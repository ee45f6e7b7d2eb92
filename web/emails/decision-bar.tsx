import { type emailDecisions, mostDecided, type UnsettledEmail } from '#contract/emails/emails.ts'
import { Checkbox } from '../ui/form/checkbox.tsx'
import { Button } from '../ui/button/button.tsx'
import { showRefusal } from '../ui/message/show-refusal.ts'
import { toast } from '../ui/message/toast.ts'
import { useDecideEmails } from './queries.ts'

type Decision = (typeof emailDecisions)[number]

interface DecisionBarProps {
  rows: readonly UnsettledEmail[]
  chosen: readonly UnsettledEmail[]
  onChoose: (ids: ReadonlySet<string>) => void
}

/** What to do about the selected emails. Two who decide at once decide once: the toast says what became of it. */
export function DecisionBar({ rows, chosen, onChoose }: DecisionBarProps) {
  const decide = useDecideEmails()
  const sendable = chosen.filter(({ canSendAgain }) => canSendAgain)
  const run = (decision: Decision, those: readonly UnsettledEmail[]) => {
    if (decide.isPending) return
    const ids = those.slice(0, mostDecided).map(({ id }) => id)
    decide.mutate(
      { ids, decision },
      {
        onSuccess: ({ decided }) => {
          onChoose(new Set(chosen.map(({ id }) => id).filter((id) => !ids.includes(id))))
          toast(doneCopy(decision, decided.length, ids.length))
        },
        onError: showRefusal("Couldn't save your decision"),
      },
    )
  }
  const pending = decide.isPending ? decide.variables.decision : undefined
  return (
    <div className="mb-3 flex min-h-9 flex-wrap items-center justify-between gap-x-4 gap-y-2 pl-4">
      <Checkbox
        label={chosen.length === 0 ? 'Select all' : `${chosen.length} selected`}
        checked={chosen.length === rows.length}
        ref={(box) => {
          if (box) box.indeterminate = chosen.length > 0 && chosen.length < rows.length
        }}
        onChange={(event) => onChoose(new Set(event.currentTarget.checked ? rows.map(({ id }) => id) : []))}
      />
      <div className="flex flex-wrap gap-2">
        <DecideButton
          isPending={pending === 'send-again'}
          emails={sendable}
          onPress={() => run('send-again', sendable)}
        >
          Send again
        </DecideButton>
        <DecideButton
          isPending={pending === 'mark-sent'}
          emails={chosen}
          onPress={() => run('mark-sent', chosen)}
        >
          Mark as sent
        </DecideButton>
      </div>
    </div>
  )
}

interface DecideButtonProps {
  emails: readonly UnsettledEmail[]
  isPending: boolean
  onPress: () => void
  children: string
}

function DecideButton({ emails, isPending, onPress, children }: DecideButtonProps) {
  return (
    <Button
      size="small"
      variant="secondary"
      disabled={emails.length === 0}
      isPending={isPending}
      onClick={onPress}
    >
      {children}
    </Button>
  )
}

function doneCopy(decision: Decision, done: number, asked: number) {
  if (done === 0) return { title: 'Already decided', description: 'These emails can no longer be changed.' }
  const emails = done === 1 ? '1 email' : `${done} emails`
  const title = decision === 'send-again' ? `Sending ${emails} again` : `Marked ${emails} as sent`
  return done < asked ? { title, description: 'The others were already decided.' } : { title }
}

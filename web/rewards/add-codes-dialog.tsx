import type { CodeReport } from '#contract/rewards/rewards.ts'
import { longestCode, mostCodesAtOnce } from '#contract/rewards/rewards.ts'
import { useState } from 'react'
import { sentenceOf } from '../lib/call/problem.ts'
import { Banner } from '../ui/message/banner.tsx'
import { Button } from '../ui/button/button.tsx'
import { Dialog } from '../ui/dialog/dialog.tsx'
import { Field } from '../ui/form/field.tsx'
import { FileDrop } from '../ui/form/file-drop.tsx'
import { Textarea } from '../ui/form/textarea.tsx'
import { useAddCodes } from './queries.ts'

const notAdded = "Couldn't add the codes. Please try again."
const largestFileBytes = 1_000_000

/** Codes from a file or typed, and the report of what became of them. */
export function AddCodesDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string>()
  const add = useAddCodes()
  function send(content: string) {
    setProblem(undefined)
    add.mutate(
      { content },
      {
        onSuccess: () => {
          setTyped('')
        },
        onError: (failure) => setProblem(sentenceOf(failure, notAdded)),
      },
    )
  }
  async function read(file: File) {
    if (file.size > largestFileBytes) setProblem('This file is larger than 1 MB. Please split it.')
    else send(await file.text())
  }
  const addTyped = () => (typed.trim() === '' ? setProblem('Enter a code or choose a file.') : send(typed))
  function close() {
    setProblem(undefined)
    add.reset()
    onClose()
  }
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title="Add codes"
      description={`One code per line, or a CSV file with a “code” column. Up to ${mostCodesAtOnce.toLocaleString()} at a time.`}
      footer={
        <AddCodesButtons isDone={add.isSuccess} isPending={add.isPending} onClose={close} onAdd={addTyped} />
      }
    >
      <div className="flex flex-col gap-5">
        <div aria-live="polite">{add.isSuccess && <Report report={add.data} />}</div>
        <Field label="Codes" error={problem}>
          <CodesInput value={typed} onChange={setTyped} />
        </Field>
        <CodesFile isDisabled={add.isPending} onFile={(file) => void read(file)} />
      </div>
    </Dialog>
  )
}

function AddCodesButtons({
  isDone,
  isPending,
  onClose,
  onAdd,
}: {
  isDone: boolean
  isPending: boolean
  onClose: () => void
  onAdd: () => void
}) {
  return (
    <>
      <Button variant="secondary" onClick={onClose}>
        {isDone ? 'Done' : 'Cancel'}
      </Button>
      <Button isPending={isPending} pendingLabel="Adding..." onClick={onAdd}>
        Add codes
      </Button>
    </>
  )
}

function CodesFile({ isDisabled, onFile }: { isDisabled: boolean; onFile: (file: File) => void }) {
  return (
    <FileDrop
      label="Or choose a file"
      hint="CSV or text, up to 1 MB"
      accept=".csv,.txt,.tsv,text/csv,text/plain"
      isDisabled={isDisabled}
      onFile={onFile}
    />
  )
}

function CodesInput({ value, onChange }: { value: string; onChange: (typed: string) => void }) {
  return (
    <Textarea
      rows={5}
      className="font-mono text-sm"
      spellCheck={false}
      autoComplete="off"
      placeholder={'BREAD-10-A7K\nBREAD-10-M2P'}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function Report({ report: { added, duplicates, unusable } }: { report: CodeReport }) {
  const left = [
    duplicates > 0 && `${duplicates.toLocaleString()} ${duplicates === 1 ? 'duplicate' : 'duplicates'}`,
    unusable > 0 && `${unusable.toLocaleString()} longer than ${longestCode} characters`,
  ].filter((copy) => copy !== false)
  return (
    <Banner
      tone={added > 0 ? 'success' : 'info'}
      title={added === 1 ? '1 code added' : `${added.toLocaleString()} codes added`}
    >
      {left.length > 0 && `Skipped: ${left.join(', ')}.`}
    </Banner>
  )
}

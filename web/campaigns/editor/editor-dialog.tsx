import { nobodySelectedSentence } from '#contract/campaigns/campaigns.ts'
import { useState } from 'react'
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx'
import { FailureBanner } from '../../ui/message/failure-banner.tsx'
import { Field } from '../../ui/form/field.tsx'
import { FormDialog } from '../../ui/dialog/form-dialog.tsx'
import { PostalAddressNote } from '../postal-address-note.tsx'
import { AudiencePart } from './audience-part.tsx'
import { ChannelPart } from './channel-part.tsx'
import type { CampaignBody, Draft } from './draft.ts'
import { DraftInput } from './draft-input.tsx'
import { EmailsPart } from './emails-part.tsx'
import { PreviewPart } from './preview-part.tsx'
import { SchedulePart } from './schedule-part.tsx'
import { TextPreviewPart } from './text-preview-part.tsx'
import { TextsPart } from './texts-part.tsx'
import type { useEditor } from './use-editor.ts'
import { useMeter } from './use-meter.ts'

interface EditorDialogProps {
  title: string
  description: string
  submitLabel: string
  pendingLabel: string
  editor: ReturnType<typeof useEditor>
  /** Then it keeps sending the way it began. */
  isStarted?: boolean
  /** The call that keeps it. */
  saving: { readonly isPending: boolean; readonly error: Error | null }
  /** Why it was not saved, where the failure has no sentence. */
  otherwise: string
  onSubmit: (body: CampaignBody) => void
  onClose: () => void
}

/** Writes a campaign: its name, who is asked, what they read and when, beside the email as it arrives. */
export function EditorDialog({
  editor,
  isStarted = false,
  saving,
  otherwise,
  onSubmit,
  onClose,
  ...dialog
}: EditorDialogProps) {
  const { draft, errors } = editor
  const [isLeaving, setIsLeaving] = useState(false)
  const meter = useMeter(draft)
  const isByText = draft.channel === 'text'
  const isNobody = asksNobody(draft, meter.query.data?.selected)
  return (
    <>
      <FormDialog
        {...dialog}
        size="huge"
        isPending={saving.isPending}
        onSubmit={() => editor.submit(onSubmit)}
        onClose={() => (editor.isChanged ? setIsLeaving(true) : onClose())}
        isDisabled={isNobody}
        aside={isNobody && <NobodyNote isChosen={draft.audience === 'chosen'} />}
        className="grid items-start gap-x-10 gap-y-8 lg:grid-cols-[minmax(0,1fr)_25rem]"
      >
        <div className="flex min-w-0 flex-col gap-9">
          <Field label="Campaign name" hint="Only your team sees it." error={errors['name']}>
            <DraftInput editor={editor} name="name" autoComplete="off" maxLength={120} />
          </Field>
          <ChannelPart editor={editor} isStarted={isStarted} />
          <AudiencePart editor={editor} meter={meter} />
          {isByText ? (
            <TextsPart editor={editor} />
          ) : (
            <>
              <EmailsPart editor={editor} />
              <PostalAddressNote />
            </>
          )}
          <SchedulePart editor={editor} />
          <FailureBanner failure={saving.error} otherwise={otherwise} />
        </div>
        {isByText ? <TextPreviewPart editor={editor} /> : <PreviewPart editor={editor} />}
      </FormDialog>
      {isLeaving && <LeaveEditorDialog onStay={() => setIsLeaving(false)} onLeave={onClose} />}
    </>
  )
}

function asksNobody({ audience, chosen }: Draft, selected: number | undefined): boolean {
  return audience === 'chosen' ? chosen.size === 0 : selected === 0
}

function NobodyNote({ isChosen }: { isChosen: boolean }) {
  return (
    <p className="mr-auto self-center text-sm text-faint">
      {isChosen ? nobodySelectedSentence : 'You have no customers yet.'}
    </p>
  )
}

function LeaveEditorDialog({ onStay, onLeave }: { onStay: () => void; onLeave: () => void }) {
  return (
    <ConfirmDialog onClose={onStay} onConfirm={onLeave} title="Discard your changes?" confirmLabel="Discard">
      What you wrote is not saved yet.
    </ConfirmDialog>
  )
}

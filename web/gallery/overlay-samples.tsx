import { Pencil, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button } from '../ui/button/button.tsx'
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx'
import { Drawer } from '../ui/dialog/drawer.tsx'
import { Field } from '../ui/form/field.tsx'
import { FormDialog } from '../ui/dialog/form-dialog.tsx'
import { MenuItem } from '../ui/menu/menu-item.tsx'
import { MenuSeparator } from '../ui/menu/menu-separator.tsx'
import { Menu } from '../ui/menu/menu.tsx'
import { Popover } from '../ui/menu/popover.tsx'
import { SidePanel } from '../ui/dialog/side-panel.tsx'
import { Textarea } from '../ui/form/textarea.tsx'
import { Tooltip } from '../ui/menu/tooltip.tsx'
import { GallerySample } from './sample.tsx'

export function OverlaySamples() {
  const [open, setOpen] = useState<'dialog' | 'confirm' | 'drawer' | 'popover' | 'panel'>()
  const close = () => setOpen(undefined)
  return (
    <GallerySample title="Overlays">
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('confirm')}>
          Confirmation
        </Button>
        <Button variant="secondary" onClick={() => setOpen('drawer')}>
          Drawer
        </Button>
        <MenuSample />
        <PopoverSample
          isOpen={open === 'popover'}
          onToggle={(isOpen) => setOpen(isOpen ? 'popover' : undefined)}
        />
        <Button variant="secondary" onClick={() => setOpen('panel')}>
          Side panel
        </Button>
        <Tooltip label="After 700 milliseconds">
          <Button variant="secondary">Tooltip</Button>
        </Tooltip>
      </div>
      <PanelSample isOpen={open === 'panel'} onClose={close} />
      {open === 'dialog' && <DialogSample onClose={close} />}
      <ConfirmDialog
        isOpen={open === 'confirm'}
        onClose={close}
        onConfirm={close}
        title="Revoke this key?"
        confirmLabel="Revoke"
      >
        Widgets that use it stop working within a minute.
      </ConfirmDialog>
      <Drawer isOpen={open === 'drawer'} onClose={close} title="Menu">
        <p className="p-6">Navigation on small screens.</p>
      </Drawer>
    </GallerySample>
  )
}

function PanelSample({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <SidePanel
      isOpen={isOpen}
      onClose={onClose}
      title="Beside the page"
      description="You can keep using the page"
    >
      <p className="p-5 text-base">On a phone it fills the screen.</p>
    </SidePanel>
  )
}

function PopoverSample({ isOpen, onToggle }: { isOpen: boolean; onToggle: (isOpen: boolean) => void }) {
  return (
    <Popover
      label="Beside its button"
      isOpen={isOpen}
      onToggle={onToggle}
      trigger={<Button variant="secondary">Popover</Button>}
    >
      <p className="p-4 text-base">You can keep using the page behind it.</p>
    </Popover>
  )
}

function MenuSample() {
  return (
    <Menu align="start" trigger={<Button variant="secondary">Menu</Button>}>
      <MenuItem icon={<Pencil />} onSelect={() => undefined}>
        Edit
      </MenuItem>
      <MenuItem isDisabled onSelect={() => undefined}>
        Not now
      </MenuItem>
      <MenuSeparator />
      <MenuItem icon={<Trash2 />} tone="danger" onSelect={() => undefined}>
        Delete
      </MenuItem>
    </Menu>
  )
}

function DialogSample({ onClose }: { onClose: () => void }) {
  return (
    <FormDialog
      onClose={onClose}
      title="Edit testimonial"
      description="Only the text can be changed, and the customer is told."
      submitLabel="Save"
      pendingLabel="Saving..."
      isPending={false}
      onSubmit={onClose}
    >
      <Field label="Testimonial">
        <Textarea maxLength={5000} defaultValue="They answered at midnight and fixed it before breakfast." />
      </Field>
    </FormDialog>
  )
}

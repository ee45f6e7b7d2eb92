import type { User } from '#contract/accounts/accounts.ts'
import { Command } from 'cmdk'
import { Search, X } from 'lucide-react'
import { Dialog as Radix } from 'radix-ui'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { Spinner } from '../../ui/loading/spinner.tsx'
import { useDialogFocus } from '../../ui/dialog/use-dialog-focus.ts'
import type { PaletteAction } from './actions.ts'
import { PaletteGroup } from './palette-group.tsx'
import { PaletteItem } from './palette-item.tsx'
import { FoundGroup } from './found-group.tsx'
import { paletteBox } from './palette-box.ts'
import type { PaletteOption } from './pages.ts'
import { useResults } from './use-results.ts'

/** Search over pages, testimonials and customers. It is loaded when somebody opens it first. */
export function Palette({
  user,
  typedBefore,
  openedFrom,
  onClose,
}: {
  user: User
  /** What was typed while this was loading. */
  typedBefore: string
  /** What gets the focus back. */
  openedFrom: Element | null
  onClose: () => void
}) {
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <div data-scroll-lock className="fixed inset-0 z-40 animate-fade bg-veil" />
        <Radix.Content aria-describedby={undefined} {...useDialogFocus(openedFrom)} className={paletteBox}>
          <Radix.Title className="sr-only">Search or jump to</Radix.Title>
          <PaletteSearch user={user} typedBefore={typedBefore} onClose={onClose} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}

interface PaletteSearchProps {
  user: User
  typedBefore: string
  onClose: () => void
}

function PaletteSearch({ user, typedBefore, onClose }: PaletteSearchProps) {
  const [, navigate] = useLocation()
  const [typed, setTyped] = useState(typedBefore)
  const words = typed.trim()
  const { search, actions, pages, namesPage, kinds, isSearching, hasFailed, count } = useResults(user, words)

  function go(href: string) {
    onClose()
    navigate(href)
  }
  function act({ href, isFile }: PaletteAction) {
    if (!isFile) return go(href)
    onClose()
    window.location.assign(href)
  }
  return (
    <Command
      shouldFilter={false}
      loop
      vimBindings={false}
      label="Search or jump to"
      className="flex min-h-0 flex-col"
    >
      <div className="flex h-13 shrink-0 items-center gap-3 border-b border-line px-4 text-faint">
        {isSearching && words ? <Spinner /> : <Search aria-hidden="true" className="size-4 shrink-0" />}
        <Command.Input
          value={typed}
          onValueChange={setTyped}
          maxLength={200}
          placeholder="Search or jump to…"
          className="h-full min-w-0 grow bg-transparent text-base text-ink outline-none placeholder:text-faint pointer-coarse:text-[1rem]"
        />
        <CloseButton onClose={onClose} />
      </div>
      <Command.List label="Results" className="min-h-0 grow overflow-y-auto overscroll-contain p-2">
        {namesPage && <Pages pages={pages} onGo={go} />}
        {actions.length > 0 && <PaletteActions actions={actions} onAct={act} />}
        {!namesPage && pages.length > 0 && <Pages pages={pages} onGo={go} />}
        {kinds.map((kind) => (
          <FoundGroup key={kind.title} found={kind} search={search} onGo={go} />
        ))}
      </Command.List>
      {count === 0 && !isSearching && !hasFailed && <Nothing words={words} />}
      <output className="sr-only">
        {words && !isSearching && (count === 1 ? '1 result' : `${count} results`)}
      </output>
    </Command>
  )
}

interface ActionsProps {
  actions: readonly PaletteAction[]
  onAct: (action: PaletteAction) => void
}

function PaletteActions({ actions, onAct }: ActionsProps) {
  return (
    <PaletteGroup title="Actions">
      {actions.map((action) => (
        <PaletteItem
          key={action.label}
          value={`action ${action.label}`}
          icon={<action.icon />}
          onSelect={() => onAct(action)}
        >
          {action.label}
        </PaletteItem>
      ))}
    </PaletteGroup>
  )
}

function Pages({ pages, onGo }: { pages: readonly PaletteOption[]; onGo: (href: string) => void }) {
  return (
    <PaletteGroup title="Pages">
      {pages.map(({ label, href, icon: Icon, place }) => (
        <PaletteItem key={href} value={href} icon={<Icon />} aside={place} onSelect={() => onGo(href)}>
          {label}
        </PaletteItem>
      ))}
    </PaletteGroup>
  )
}

function Nothing({ words }: { words: string }) {
  return (
    <p className="px-5 pb-8 text-center text-base text-soft">
      No results for <span className="font-semibold break-words text-ink">“{words}”</span>. Try a name, a
      company or a word from a testimonial.
    </p>
  )
}

function CloseButton({ onClose }: { onClose: () => void }) {
  return (
    <button
      type="button"
      onClick={onClose}
      className="rounded-sm border border-line px-1.5 text-xs font-medium text-faint hover:text-ink pointer-coarse:-mr-2 pointer-coarse:grid pointer-coarse:size-11 pointer-coarse:place-items-center pointer-coarse:border-transparent"
    >
      <span className="sr-only">Close</span>
      <span aria-hidden="true" className="pointer-coarse:hidden">
        Esc
      </span>
      <X aria-hidden="true" className="hidden size-5 pointer-coarse:block" />
    </button>
  )
}

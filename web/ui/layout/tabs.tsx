import { Tabs as Radix } from 'radix-ui'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { tabRow, tabStyle } from './tab-style.ts'

interface Tab<Value extends string> {
  value: Value
  label: ReactNode
  content: ReactNode
  /** Once opened: what was typed in it stays while another tab is shown. */
  staysMounted?: boolean
}

/** Views of the same thing. `value` and `onChange` make the choice live elsewhere, such as in the URL. */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onChange,
}: {
  label: string
  tabs: ReadonlyArray<Tab<Value>>
  value: Value
  onChange: (value: Value) => void
}) {
  const [opened, setOpened] = useState<readonly Value[]>([value])
  if (!opened.includes(value)) setOpened([...opened, value])
  const choose = useChooseOnce(tabs, value, onChange)
  return (
    <Radix.Root value={value} onValueChange={choose}>
      <TabList label={label} tabs={tabs} />
      {tabs.map((tab) => (
        <Radix.Content
          key={tab.value}
          value={tab.value}
          {...(tab.staysMounted && opened.includes(tab.value) ? { forceMount: true as const } : {})}
          className="pt-3.5 data-[state=inactive]:hidden max-sm:pt-2"
        >
          {tab.content}
        </Radix.Content>
      ))}
    </Radix.Root>
  )
}

/** Radix asks twice for one press, with the button and with the focus; twice in the history, Back would do nothing. */
function useChooseOnce<Value extends string>(
  tabs: ReadonlyArray<Tab<Value>>,
  value: Value,
  onChange: (value: Value) => void,
) {
  const asked = useRef<string>(value)
  useEffect(() => {
    asked.current = value
  }, [value])
  return (next: string) => {
    const tab = tabs.find((tab) => tab.value === next)
    if (!tab || next === asked.current) return
    asked.current = next
    onChange(tab.value)
  }
}

function TabList({
  label,
  tabs,
}: {
  label: string
  tabs: ReadonlyArray<Pick<Tab<string>, 'value' | 'label'>>
}) {
  return (
    <Radix.List aria-label={label} className={tabRow}>
      {tabs.map((tab) => (
        <Radix.Trigger
          key={tab.value}
          value={tab.value}
          className={`${tabStyle} border-transparent text-faint data-[state=active]:border-accent data-[state=active]:text-ink`}
        >
          {tab.label}
        </Radix.Trigger>
      ))}
    </Radix.List>
  )
}

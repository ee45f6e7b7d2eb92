import type { ComponentProps } from 'react'
import { useSearchParams } from 'wouter'
import { Tabs } from '../../ui/layout/tabs.tsx'

type TabsProps = ComponentProps<typeof Tabs>

/** Tabs of which the address says which one is open, as `?tab=`; without it, `usual` is. */
export function AddressTabs({ usual, ...props }: Pick<TabsProps, 'label' | 'tabs'> & { usual: string }) {
  const [parameters, setParameters] = useSearchParams()
  const shown = props.tabs.find(({ value }) => value === parameters.get('tab'))?.value ?? usual
  return <Tabs {...props} value={shown} onChange={(tab) => setParameters(tab === usual ? {} : { tab })} />
}

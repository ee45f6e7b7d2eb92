import { createElement, type ReactNode } from 'react'
import { islands, loadIsland, type AnyIsland, type IslandName, type IslandProps } from '../islands.ts'

const loaded = new Map<string, AnyIsland>()

/** Loads every island before pages are rendered: rendering to text cannot wait. */
export async function loadIslands(): Promise<void> {
  for (const name of Object.keys(islands)) {
    const component = await loadIsland(name)
    if (component) loaded.set(name, component)
  }
}

/**
 * A part of a page that React takes over in the browser. `props` must survive JSON. `when` says how early its code is
 * fetched: as the reader comes near it, or with the page.
 */
export function Island<Name extends IslandName>({
  name,
  props,
  when = 'near',
  className,
}: {
  name: Name
  props: IslandProps<Name>
  when?: 'near' | 'now'
  className?: string
}) {
  return (
    <div data-island={name} data-props={JSON.stringify(props)} data-when={when} className={className}>
      {renderLoaded(name, props)}
    </div>
  )
}

function renderLoaded(name: string, props: unknown): ReactNode {
  const component = loaded.get(name)
  if (!component) throw new Error(`the island ${name} is not loaded`)
  return createElement(component, props as Record<string, unknown>)
}

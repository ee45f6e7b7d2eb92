import type { LucideIcon } from 'lucide-react'
import type { ComponentType } from 'react'

/** The groups of the sidebar, in order. */
export const sidebarGroups = ['Overview', 'Collect', 'Manage', 'Publish', 'Settings', 'Admin'] as const

/** Loads the component of a page when somebody goes there. */
export type LoadPage = () => Promise<ComponentType>

/** What the accessibility sweep (`e2e/sweep`) looks at: without data, before setup, with much, and how it loads and fails. */
export type SweptState = 'empty' | 'new' | 'full' | 'pending' | 'failing'
export const everyState: readonly SweptState[] = ['empty', 'new', 'full', 'pending', 'failing']

interface AnyPage {
  path: string
  load: LoadPage
  /** Other documented addresses of the same page. */
  aliases?: readonly string[]
  /** Without any, `e2e/sweep` describes the page's states itself. */
  states?: readonly SweptState[]
  /** Key of the query that the page shows first: asked beside its code. */
  firstQuery?: string
  /** What it is for is not there yet: it answers at its addresses, and nothing leads to it. */
  isUnlisted?: true
  /** Of use to accounts without a workspace too, such as the platform's own. */
  needsNoWorkspace?: true
  /** The page itself says when there is no business profile; the other ones get an offer above them. */
  offersSetup?: true
  /** Among the quick actions of the dashboard, in the order of the sidebar. `query` follows the path. */
  quickAction?: { label: string; icon: LucideIcon; query?: string }
}

/** A page inside of the app, for everybody who is signed in, or for the operator's people alone. */
interface InnerPage extends AnyPage {
  access?: 'admin'
}

/** An entry of the sidebar. */
export interface SidebarPage extends InnerPage {
  label: string
  icon: LucideIcon
  group: (typeof sidebarGroups)[number]
  /** Of the browser tab, where it is not the label. */
  title?: string
}

/** Shown in the sidebar below another page. */
export interface SubPage extends InnerPage {
  label: string
  below: string
  title?: string
}

/** A page on the way in, for people who are signed out. */
export interface PublicPage extends AnyPage {
  title: string
  access: 'public'
}

export type AppPage = SidebarPage | SubPage | PublicPage

/** What a feature adds to the app: only data and lazy imports, since all of it comes with the first page. */
export interface Feature {
  pages: readonly AppPage[]
}

type Rest<Page> = Omit<Page, 'path' | 'label'>

/** A feature of one page. */
export const onePage = (path: string, label: string, page: Rest<SidebarPage> | Rest<SubPage>): Feature => ({
  pages: [{ path, label, ...page }],
})

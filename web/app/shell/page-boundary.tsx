import { Component, type ReactNode } from 'react'
import { Button } from '../../ui/button/button.tsx'

/** Catches what breaks inside a page and says so calmly, with a way on. */
export class PageBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError() {
    return { hasFailed: true }
  }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div
        role="alert"
        className="mx-auto flex min-h-[50dvh] max-w-md flex-col justify-center px-4 text-center"
      >
        <h1 className="font-serif text-page font-medium tracking-tight">Something went wrong</h1>
        <p className="mt-2 text-base text-soft">
          This page crashed. Everything you saved is safe. Reloading usually fixes it.
        </p>
        <div className="mt-6 flex justify-center">
          <Button onClick={() => window.location.reload()}>Reload page</Button>
        </div>
      </div>
    )
  }
}

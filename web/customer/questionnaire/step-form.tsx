import type { ReactNode, SubmitEvent } from 'react'

/** The form of a step, which checks its fields itself. */
export function StepForm({ onSubmit, children }: { onSubmit: () => void; children: ReactNode }) {
  return (
    <form
      noValidate
      className="flex flex-col gap-6"
      onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      {children}
    </form>
  )
}

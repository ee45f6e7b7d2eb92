import userEvent, { PointerEventsCheckLevel, type UserEvent } from '@testing-library/user-event'

/**
 * Types, clicks and presses keys as a person does. What a style sheet says about pointers is not asked: there is none
 * here, and dialogs close the page to pointers a moment before they open themselves.
 */
export function aPerson(): UserEvent {
  return userEvent.setup({ delay: null, pointerEventsCheck: PointerEventsCheckLevel.Never })
}

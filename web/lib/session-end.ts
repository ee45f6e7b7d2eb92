/** Asks the person in front of the screen to sign in again; answers whether the same person has. */
type Ask = () => Promise<boolean>

let sessionEndHandler: Ask = async () => false

/** Says what happens when a call is refused because the session has ended. A refused call changed nothing. */
export function onSessionEnd(handler: Ask) {
  sessionEndHandler = handler
}

export function askToSignIn(): Promise<boolean> {
  return sessionEndHandler()
}

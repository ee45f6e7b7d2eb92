/** The gateway may have taken the message: sending it again might double it. */
export class TextUncertain extends Error {
  override readonly name = 'TextUncertain'
}

/** The gateway can't be reached, or doesn't let this server in: nothing has left. */
export class GatewayAway extends Error {
  override readonly name = 'GatewayAway'
}

/** It is asked for less at a time: nothing has left. */
export class GatewayBusy extends Error {
  override readonly name = 'GatewayBusy'
  readonly waitSeconds: number

  constructor(waitSeconds: number) {
    super('The gateway is busy.')
    this.waitSeconds = waitSeconds
  }
}

/** The gateway answered that it does not take this message. */
export class TextRefused extends Error {
  override readonly name = 'TextRefused'
  /** Whoever has the number told the gateway to stop. */
  readonly isStopped: boolean

  constructor(message: string, { isStopped = false } = {}) {
    super(message)
    this.isStopped = isStopped
  }
}

/** There is no line to the server. What was sent before it broke may have come there or not. */
export class Unreachable extends Error {
  readonly code = 'unreachable'
  readonly sent: boolean
  constructor(message: string, sent = false) {
    super(message)
    this.sent = sent
  }
}

/** The server said no, and why. */
export class Declined extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

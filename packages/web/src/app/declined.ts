/** There is no line to the server. */
export class Unreachable extends Error {
  readonly code = 'unreachable'
}

/** The server said no, and why. */
export class Declined extends Error {
  readonly code: string
  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

/** A reason not to start: its message is one sentence that says what is wrong and what to do. */
export class StartError extends Error {
  override name = 'StartError'
}

/** A reason not to start. Its message is one sentence with the problem and the fix. */
export class StartError extends Error {
  override name = 'StartError'
}

/** Logs details for developers that users do not need. */
export function log(text: string, reason?: unknown): void {
  globalThis.console.warn(text, ...(reason === undefined ? [] : [reason]))
}

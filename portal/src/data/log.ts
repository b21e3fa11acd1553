/** Tells a developer what a person need not know. */
export function log(text: string, reason?: unknown): void {
  globalThis.console.warn(text, ...(reason === undefined ? [] : [reason]))
}

const FILL_IN = /\{(\w+)\}/g

/** Whether all placeholders in a text are known; unknown ones would be shown unchanged. */
export function isFilledBy(text: string, names: readonly string[]): boolean {
  return [...text.matchAll(FILL_IN)].every(([, name = '']) => names.includes(name))
}

/** Replaces each `{name}` by its value; an unknown name stays. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(FILL_IN, (whole, name: string) => values[name] ?? whole)
}

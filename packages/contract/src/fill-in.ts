const FILL_IN = /\{(\w+)\}/g

/** Whether everything that stands in braces in a text is one of these names; what is not would be read as it is written. */
export function isFilledBy(text: string, names: readonly string[]): boolean {
  return [...text.matchAll(FILL_IN)].every(([, name = '']) => names.includes(name))
}

/** Puts values in place of `{name}`; an unknown name stays. */
export function fillIn(text: string, values: Readonly<Record<string, string>>): string {
  return text.replace(FILL_IN, (whole, name: string) => values[name] ?? whole)
}

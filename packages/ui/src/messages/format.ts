/** Puts values where a sentence has `{name}`; a name without a value stays as it is. */
export const fill = (sentence: string, values: Record<string, string | number>) =>
  sentence.replaceAll(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place))

interface Forms {
  one: string
  other: string
}

const rules = new Map<string, Intl.PluralRules>()

/** Chooses the sentence for a count by the plural rules of a language, and writes the count where it has `{count}`. */
export function plural(locale: string, count: number, forms: Forms) {
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, rule)
  return fill(rule.select(count) === 'one' ? forms.one : forms.other, { count: count.toLocaleString(locale) })
}

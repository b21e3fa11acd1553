declare const placeholders: unique symbol

/** A sentence with placeholders that its type lists: `{count}` is 'count'. */
export type MessageTemplate<Placeholder extends string = string> = string & { readonly [placeholders]?: Placeholder }

/** The placeholders in a sentence. */
export type PlaceholdersOf<Text extends string> = Text extends `${string}{${infer Placeholder}}${infer Rest}`
  ? Placeholder | PlaceholdersOf<Rest>
  : never

type Values<Placeholder extends string> = Readonly<Record<Placeholder, string | number>>

/**
 * Replaces `{name}` with its value; a name without a value stays, and a value such as 'p.m.' absorbs the period after
 * it.
 */
export const fill = <Placeholder extends string>(
  sentence: MessageTemplate<Placeholder>,
  values: NoInfer<Values<Placeholder>>,
) =>
  sentence.replaceAll(/(\{(\w+)\})(\.?)/g, (_, placeholder: string, name: string, stop: string) => {
    const value = String((values as Values<string>)[name] ?? placeholder)
    return value.endsWith('.') ? value : value + stop
  })

/** The sentences for a count, by the categories of CLDR; a language has those that it needs. */
export type Forms<Placeholder extends string = string> = Partial<
  Record<Intl.LDMLPluralRule, MessageTemplate<Placeholder>>
> & {
  other: MessageTemplate<Placeholder>
}

/** Key suffixes that our three languages do not need. */
export type FurtherEnd = 'Zero' | 'Two' | 'Few' | 'Many'

/** The placeholders of a plural message, from its `Other` form. */
type PlaceholdersIn<Messages, Stem extends string> = Messages extends {
  [Key in `${Stem}Other`]: MessageTemplate<infer Placeholder>
}
  ? Placeholder
  : never

/** Returns the forms of a plural message of a component, by the stem of their keys: `rowsFound` for `rowsFoundOne`. */
export const formsOf = <Messages, Stem extends string>(
  messages: Messages & Record<`${NoInfer<Stem>}Other`, string>,
  stem: Stem,
) =>
  Object.fromEntries(
    Object.entries(messages).flatMap(([key, text]) =>
      key.startsWith(stem) ? [[key.slice(stem.length).toLowerCase(), text]] : [],
    ),
  ) as Forms<PlaceholdersIn<Messages, Stem>>

const rules = new Map<string, Intl.PluralRules>()

/** Values of a plural message besides the count, which it formats itself. */
type Further<Placeholder extends string> = [Exclude<Placeholder, 'count'>] extends [never]
  ? [values?: Values<string>]
  : string extends Placeholder
    ? [values?: Values<string>]
    : [values: Values<Exclude<Placeholder, 'count'>>]

/**
 * Chooses the sentence for a count by the plural rules of a language, and replaces `{count}` with the formatted count.
 */
export function plural<Placeholder extends string>(
  locale: string,
  count: number,
  forms: Forms<Placeholder>,
  ...[values]: Further<NoInfer<Placeholder>>
) {
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, rule)
  const sentence: MessageTemplate = forms[rule.select(count)] ?? forms.other
  return fill(sentence, { count: count.toLocaleString(locale), ...values })
}

declare const placeholders: unique symbol

/** A sentence with places to fill in, which its type names: `{count}` is 'count'. */
export type MessageTemplate<Place extends string = string> = string & { readonly [placeholders]?: Place }

/** The places that are named in a sentence. */
export type PlaceholdersOf<Text extends string> = Text extends `${string}{${infer Place}}${infer Rest}`
  ? Place | PlaceholdersOf<Rest>
  : never

type Values<Place extends string> = Readonly<Record<Place, string | number>>

/** Puts values where a sentence has `{name}`; a name without a value stays as it is, and 'p.m.' ends a sentence by itself. */
export const fill = <Place extends string>(sentence: MessageTemplate<Place>, values: NoInfer<Values<Place>>) =>
  sentence.replaceAll(/(\{(\w+)\})(\.?)/g, (_, place: string, name: string, stop: string) => {
    const value = String((values as Values<string>)[name] ?? place)
    return value.endsWith('.') ? value : value + stop
  })

/** The sentences for a count, by the categories of CLDR; a language has the ones that it needs. */
export type Forms<Place extends string = string> = Partial<Record<Intl.LDMLPluralRule, MessageTemplate<Place>>> & {
  other: MessageTemplate<Place>
}

/** The ends of keys that our three languages can do without. */
export type FurtherEnd = 'Zero' | 'Two' | 'Few' | 'Many'

/** The places of a sentence with forms, which its `Other` has. */
type PlaceholdersIn<Messages, Stem extends string> = Messages extends {
  [Key in `${Stem}Other`]: MessageTemplate<infer Place>
}
  ? Place
  : never

/** The forms of a sentence among the words of a component, by the beginning of their keys: `rowsFound` of `rowsFoundOne`. */
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
type Further<Place extends string> = [Exclude<Place, 'count'>] extends [never]
  ? [values?: Values<string>]
  : string extends Place
    ? [values?: Values<string>]
    : [values: Values<Exclude<Place, 'count'>>]

/** Chooses the sentence for a count by the plural rules of a language, and writes the count where it has `{count}`. */
export function plural<Place extends string>(
  locale: string,
  count: number,
  forms: Forms<Place>,
  ...[values]: Further<NoInfer<Place>>
) {
  const rule = rules.get(locale) ?? new Intl.PluralRules(locale)
  rules.set(locale, rule)
  const sentence: MessageTemplate = forms[rule.select(count)] ?? forms.other
  return fill(sentence, { count: count.toLocaleString(locale), ...values })
}

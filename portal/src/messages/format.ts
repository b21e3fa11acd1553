/** A piece of a compiled text: words, or what becomes words by the values that are put in. `#` is the number of a plural. */
export type TextPart =
  | string
  | { value: string }
  | { number: string }
  | { tag: string; parts: TextPart[] }
  | { plural: string; options: Record<string, TextPart[]> }
  | { select: string; options: Record<string, TextPart[]> }

/** A text as it stands, or its pieces where it has arguments. */
export type CompiledText = string | TextPart[]

/** The pieces of a text with the values put in, by the rules of a language; what a mark encloses is made by its function. */
export function piecesOf<Made>(
  parts: readonly TextPart[],
  values: Readonly<Record<string, string | number | ((pieces: (string | Made)[]) => Made)>>,
  locale: string,
): (string | Made)[] {
  const pieces = (of: readonly TextPart[], number?: number): (string | Made)[] =>
    piecesOf(of, number === undefined ? values : { ...values, '#': number }, locale)
  return parts.flatMap((part) => {
    if (typeof part === 'string') return part
    if ('value' in part) return String(values[part.value])
    if ('number' in part) return new Intl.NumberFormat(locale).format(Number(values[part.number]))
    if ('tag' in part) {
      const make = values[part.tag]
      return typeof make === 'function' ? make(pieces(part.parts)) : pieces(part.parts)
    }
    if ('select' in part) return pieces(part.options[String(values[part.select])] ?? part.options['other'] ?? [])
    const number = Number(values[part.plural])
    const form = new Intl.PluralRules(locale).select(number)
    return pieces(part.options[`=${number}`] ?? part.options[form] ?? part.options['other'] ?? [], number)
  })
}

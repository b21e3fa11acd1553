/** A typed or pasted number; NaN if the text is not a number. */
interface ReadNumber {
  number: number
  /** Whether it has more decimals than the format allows. */
  isTooFine: boolean
  /** Whether it has more digits than JavaScript numbers can represent: about 16. */
  isTooLong: boolean
}

/** The format of a number with all its decimals, because Intl rounds to three by default. */
export const allDecimals: Intl.NumberFormatOptions = { maximumFractionDigits: 20 }

/** Replaces the field's own group mark, to distinguish it from the user's. */
export const OWN_GROUP = '\uE000'

const notRead: ReadNumber = { number: Number.NaN, isTooFine: false, isTooLong: false }

/** Apostrophes and spaces are never a decimal mark. */
const GROUPS = /[\s'’ʼ٬]/g
const SIGN = /^\s*([-+−﹣－–])\s*/
const BODY = /^(?=.*\d)[\d.,GD]*$/
/** Thousands; in languages of India, the digits before them are in groups of two. */
const GROUPED = /^(?!0)\d{1,3}(?:G\d{2,3})*G\d{3}$/

const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code))

/** Converts a decimal digit of any script to 0–9: the ten digits of each script are consecutive. */
function latinDigit(digit: string) {
  const code = digit.codePointAt(0) ?? 0
  let zero = code
  while (isDigit(zero - 1)) zero -= 1
  return String((code - zero) % 10)
}

/** Removes leading and trailing zeros, which only show magnitude. */
const significant = (digits: string) => digits.replaceAll(/^0+|0+$/g, '')
/** Returns the fewest digits that distinguish a number from all others. */
const digitsOf = (number: number) => significant(number.toExponential().replace(/e.*/, '').replace('.', ''))

/** Returns the words and signs that a format puts around a number, the longest first. */
function wordsAround(locale: string, options: Intl.NumberFormatOptions) {
  const { style, currency } = options
  if (style === 'percent') return ['%', '٪']
  const formats: Intl.NumberFormatOptions[] =
    style === 'currency' && currency
      ? (['symbol', 'narrowSymbol', 'code', 'name'] as const).map((currencyDisplay) => ({
          ...options,
          currencyDisplay,
        }))
      : (['short', 'narrow', 'long'] as const).map((unitDisplay) => ({ ...options, unitDisplay }))
  const parts = formats.flatMap((format) =>
    [1, 2].flatMap((count) => new Intl.NumberFormat(locale, format).formatToParts(count)),
  )
  const words = parts.flatMap(({ type, value }) => (type === 'currency' || type === 'unit' ? [value.trim()] : []))
  return [...new Set(words)].toSorted((one, other) => other.length - one.length)
}

/** Removes the first occurrence of a word from a text, ignoring case. */
function without(text: string, word: string) {
  const at = text.toLowerCase().indexOf(word.toLowerCase())
  return at < 0 ? text : text.slice(0, at) + text.slice(at + word.length)
}

/**
 * Returns the number with G for group marks and D for the decimal mark. The positions of ',' and '.' decide first, then
 * the language.
 */
function withMarksNamed(body: string, ownGroup: string | undefined) {
  const last = body.at(Math.max(body.lastIndexOf('.'), body.lastIndexOf(','))) ?? ''
  if (last !== '.' && last !== ',') return body
  const other = last === '.' ? ',' : '.'
  const isRepeated = body.indexOf(last) !== body.lastIndexOf(last)
  const asGroup = body.replaceAll(last, 'G')
  if (body.includes(other) || /[GD]/.test(body))
    return body.replaceAll(other, 'G').replaceAll(last, isRepeated ? 'G' : 'D')
  if (isRepeated || (last === ownGroup && GROUPED.test(asGroup))) return asGroup
  return body.replace(last, 'D')
}

/**
 * Reads a number that a user typed or another program wrote: any digits, groups and decimal mark, and the sign,
 * currency or unit of its format.
 */
export function readNumber(text: string, locale: string, options: Intl.NumberFormatOptions = {}): ReadNumber {
  const format = new Intl.NumberFormat(locale, options)
  const ownGroup = new Intl.NumberFormat(locale).formatToParts(12_345.6).find(({ type }) => type === 'group')?.value
  const { style, maximumFractionDigits = 20 } = format.resolvedOptions()

  const digits = text
    .replaceAll(/\p{Nd}/gu, latinDigit)
    .replaceAll(/\p{Cf}/gu, '')
    .replaceAll(OWN_GROUP, '')
  const words = style === 'decimal' ? [] : wordsAround(locale, options)
  const bare = words.reduce(without, digits).trim()
  const negative = options.currencySign === 'accounting' ? /^\((.*)\)$/.exec(bare)?.[1] : undefined
  const [, sign = '+'] = SIGN.exec(bare) ?? []
  const unsigned = (negative ?? bare).replace(SIGN, '').trim()
  const isNegative = negative !== undefined || sign !== '+'
  const body = unsigned.replaceAll('．', '.').replaceAll('，', ',').replaceAll('٫', 'D').replaceAll(GROUPS, 'G')
  if (!BODY.test(body)) return notRead

  const [whole = '', decimals = '', ...others] = withMarksNamed(body, ownGroup).split('D')
  const isWritten = others.length === 0 && /^\d*$/.test(decimals) && (/^\d*$/.test(whole) || GROUPED.test(whole))
  const integer = whole.replaceAll('G', '')
  const size = Number(`${integer}.${decimals}e${style === 'percent' ? -2 : 0}`)
  if (!isWritten || !Number.isFinite(size)) return notRead
  return {
    number: isNegative && size > 0 ? -size : size,
    // Three zeros after a mark can be thousands.
    isTooFine:
      decimals.length > maximumFractionDigits &&
      (decimals.length === 3 || /[1-9]/.test(decimals.slice(maximumFractionDigits))),
    isTooLong: size > Number.MAX_SAFE_INTEGER || significant(integer + decimals) !== digitsOf(size),
  }
}

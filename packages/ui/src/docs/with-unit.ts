/** A measure as prose writes it: its unit a space away, on the same line. */
export const withUnit = (value: string) => value.replace(/(?<=\d)(?=[a-z]+$)/, '\u00A0')

/** Inserts a no-break space between a number and its unit, for prose. */
export const withUnit = (value: string) => value.replace(/(?<=\d)(?=[a-z]+$)/, '\u00A0')

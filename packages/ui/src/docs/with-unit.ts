/** A measure in prose: its unit follows a no-break space. */
export const withUnit = (value: string) => value.replace(/(?<=\d)(?=[a-z]+$)/, '\u00A0')

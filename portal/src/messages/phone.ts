/** A phone number that no line breaks. */
export const phoneInOneLine = (phone: string): string => phone.replaceAll(' ', '\u00a0')

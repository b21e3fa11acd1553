/** Returns a phone number that never breaks across lines. */
export const phoneInOneLine = (phone: string): string => phone.replaceAll(' ', '\u00a0')

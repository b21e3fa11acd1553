/** Removes the apostrophe that keeps spreadsheets from reading a text of our exports as a formula. */
export const unescapeFormula = (text: string): string => text.replace(/^'(?=[=+\-@\t\r])/, '')

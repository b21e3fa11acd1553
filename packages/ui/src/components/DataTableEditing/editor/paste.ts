/**
 * Parses the cells of a text from a spreadsheet: tabs separate columns, lines separate rows; quoted text can contain
 * both.
 */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g
  for (const [, quoted, plain = '', end] of text.matchAll(cell)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '') break
    if (end !== '\t') rows.push([])
  }
  // A spreadsheet also ends its last line with a line break.
  return rows.filter((row, index) => index < rows.length - 1 || row.some((each) => each !== '') || rows.length === 1)
}

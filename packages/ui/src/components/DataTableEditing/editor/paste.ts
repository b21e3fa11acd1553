/** The cells of a text from a spreadsheet: tabs part columns, lines part rows; what is in quotes may hold both. */
export function cellsOf(text: string): string[][] {
  const rows: string[][] = [[]]
  const cell = /(?:"((?:[^"]|"")*)"(?=[\t\r\n]|$)|([^\t\r\n]*))(\t|\r\n|\r|\n|$)/g
  for (const [, quoted, plain = '', end] of text.matchAll(cell)) {
    rows.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain)
    if (end === '') break
    if (end !== '\t') rows.push([])
  }
  // A spreadsheet ends its last line too.
  return rows.filter((row, index) => index < rows.length - 1 || row.some((each) => each !== '') || rows.length === 1)
}

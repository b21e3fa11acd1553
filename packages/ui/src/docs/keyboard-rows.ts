/** The rows of the table under the heading 'Keyboard' of a component's page. */
export function keyboardRows(page: string) {
  const section = page.split(/^## Keyboard$/m)[1]?.split(/^## /m)[0] ?? ''
  return section
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2)
    .map((line) => {
      const [key = '', effect = ''] = line
        .split('|')
        .slice(1, 3)
        .map((cell) => cell.trim().replaceAll('`', ''))
      return { key, effect }
    })
}

/** What the tests of a key say that it does, by their titles. */
export function testsOfKey(source: string, key: string) {
  const [, ...found] = source.split(`key ${key}: `)
  return [...new Set(found.map((rest) => /^[^'`\n]*/.exec(rest)?.[0] ?? ''))]
}

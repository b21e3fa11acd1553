import { DocsTable } from './DocsTable.tsx'
import { keyboardRows } from './keyboard-rows.ts'

const pages = import.meta.glob<string>('../components/*/*.mdx', { query: '?raw', import: 'default', eager: true })

const components = Object.entries(pages)
  .map(([path, page]) => ({ name: path.split('/').at(-2) ?? '', rows: keyboardRows(page) }))
  .filter(({ rows }) => rows.length > 0)

/** The effect of each key, by component. */
export const KeyboardTable = () =>
  components.map(({ name, rows }) => (
    <section key={name} lang="en-US" aria-labelledby={`keys-${name}`}>
      <h2 id={`keys-${name}`}>{name}</h2>
      <DocsTable head={['Key', 'What it does']}>
        {rows.map(({ key, effect }) => (
          <tr key={key}>
            <th scope="row">{key}</th>
            <td>{effect}</td>
          </tr>
        ))}
      </DocsTable>
    </section>
  ))

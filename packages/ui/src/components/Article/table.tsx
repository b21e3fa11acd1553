import type { ReactNode } from 'react'
import * as styles from './Article.css.ts'
import { ArticleTable } from './ArticleTable.tsx'
import { type HtmlElement, isElement, textOf } from './html.ts'

/** Renders the content of a cell or a caption. */
export type RenderChildren = (element: HtmlElement, isInline?: boolean) => ReactNode

const SCOPES = ['col', 'row', 'colgroup', 'rowgroup']

const named = ({ children }: HtmlElement, ...names: string[]) =>
  children.filter(isElement).filter(({ name }) => names.includes(name))
const cellsOf = (row: HtmlElement) => named(row, 'th', 'td')
const rowsOf = (section: HtmlElement) => named(section, 'tr').filter((row) => cellsOf(row).length > 0)

/** The rows of the head and of the body. If no head is marked, a first row with only headers is the head. */
function sectionsOf(table: HtmlElement) {
  const head = named(table, 'thead').flatMap(rowsOf)
  const body = named(table, 'tbody', 'tfoot', 'tr').flatMap((part) => (part.name === 'tr' ? part : rowsOf(part)))
  const rows = body.filter((row) => cellsOf(row).length > 0)
  const [first, ...others] = rows
  const isHead = first && head.length === 0 && others.length > 0 && cellsOf(first).every(({ name }) => name === 'th')
  return isHead ? { head: [first], body: others } : { head, body: rows }
}

const spanOf = (value = '') => (/^[1-9]\d?$/.test(value) ? Number(value) : undefined)

function cell(element: HtmlElement, key: number, isHead: boolean, render: RenderChildren) {
  const { colspan, rowspan, scope = '' } = element.attribs
  const spans = { colSpan: spanOf(colspan), rowSpan: spanOf(rowspan) }
  // A header without text names nothing.
  if (element.name === 'td' || textOf(element.children) === '') {
    return (
      <td key={key} {...spans} className={isHead ? styles.header : styles.cell}>
        {render(element)}
      </td>
    )
  }
  return (
    <th
      key={key}
      {...spans}
      scope={SCOPES.includes(scope) ? scope : isHead ? 'col' : 'row'}
      className={isHead ? styles.header : styles.rowHeader}
    >
      {render(element)}
    </th>
  )
}

const row = (element: HtmlElement, key: number, isHead: boolean, render: RenderChildren) => (
  <tr key={key}>{cellsOf(element).map((each, index) => cell(each, index, isHead, render))}</tr>
)

/** Creates a table from the rows and cells of a table element; anything else inside is left out. */
export function tableOf(table: HtmlElement, key: number, name: string | undefined, render: RenderChildren) {
  const { head, body } = sectionsOf(table)
  const [caption] = named(table, 'caption')
  if (head.length + body.length === 0) return null
  return (
    <ArticleTable key={key} name={name}>
      {caption && <caption className={styles.tableCaption}>{render(caption, true)}</caption>}
      {head.length > 0 && <thead>{head.map((each, index) => row(each, index, true, render))}</thead>}
      {body.length > 0 && <tbody>{body.map((each, index) => row(each, index, false, render))}</tbody>}
    </ArticleTable>
  )
}

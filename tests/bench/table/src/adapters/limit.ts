import type { Adapter } from '../adapter.ts'
import { COLUMNS, matching, type Row, ROW_HEIGHT, VIEW_HEIGHT } from '../rows.ts'

const IN_VIEW = Math.ceil(VIEW_HEIGHT / ROW_HEIGHT) + 1
const GRID = `48px ${COLUMNS.map(({ width }) => `${width}fr`).join(' ')}`

function element(className: string, ...children: (Node | string)[]) {
  const made = document.createElement('div')
  made.className = className
  made.append(...children)
  return made
}

function checkbox(label: string) {
  const box = document.createElement('input')
  box.type = 'checkbox'
  box.ariaLabel = label
  return box
}

/** The lower limit of a browser: only the visible rows, hand-written, without accessibility. */
export const adapter: Adapter = {
  scroller: '.scroller',
  row: '.row:not([hidden])',
  sortByName: '.header button',
  selectRow: '.row:nth-child(3) input',
  selectAll: '.header input',
  hasPages: true,
  mount(container, rows, pageSize) {
    let shown: readonly Row[] = pageSize ? rows.slice(0, pageSize) : rows
    const chosen = new Set<string>()
    const all = checkbox('All')
    const heads = COLUMNS.map(({ header }) => {
      const button = document.createElement('button')
      button.textContent = header
      return button
    })
    const header = element('header', all, ...heads)
    const pool = Array.from({ length: pageSize ?? IN_VIEW }, () => {
      const box = checkbox('Row')
      const cells = COLUMNS.map(() => element('cell'))
      return { row: element('row', box, ...cells), box, cells }
    })
    const body = element('body', ...pool.map(({ row }) => row))
    const scroller = element('scroller', header, body)
    for (const each of [header, ...pool.map(({ row }) => row)]) {
      Object.assign(each.style, {
        display: 'grid',
        gridTemplateColumns: GRID,
        alignItems: 'center',
        inlineSize: '100%',
        blockSize: `${ROW_HEIGHT}px`,
      })
    }
    for (const { row } of pool) row.style.position = 'absolute'
    Object.assign(header.style, { position: 'sticky', insetBlockStart: 0, background: 'Canvas', zIndex: 1 })
    Object.assign(scroller.style, { blockSize: `${VIEW_HEIGHT}px`, overflow: 'auto' })
    body.style.position = 'relative'

    const draw = () => {
      body.style.blockSize = `${shown.length * ROW_HEIGHT}px`
      const first = Math.floor(scroller.scrollTop / ROW_HEIGHT)
      pool.forEach(({ row, box, cells }, place) => {
        const data = shown[first + place]
        row.hidden = !data
        row.style.display = data ? 'grid' : 'none'
        if (!data) return
        row.style.transform = `translateY(${(first + place) * ROW_HEIGHT}px)`
        row.dataset['id'] = data.id
        box.checked = chosen.has(data.id)
        cells.forEach((cell, index) => (cell.textContent = data[COLUMNS[index]?.id ?? 'id']))
      })
    }

    scroller.addEventListener('scroll', draw, { passive: true })
    heads[0]?.addEventListener('click', () => {
      const keyed = shown.map((row) => ({ row, key: row.name.toLowerCase() }))
      keyed.sort((one, other) => (one.key < other.key ? -1 : 1))
      shown = keyed.map(({ row }) => row)
      draw()
    })
    all.addEventListener('click', () => {
      if (all.checked) for (const { id } of rows) chosen.add(id)
      else chosen.clear()
      draw()
    })
    body.addEventListener('click', ({ target }) => {
      const id = target instanceof HTMLInputElement && target.closest<HTMLElement>('.row')?.dataset['id']
      if (!id) return
      if (!chosen.delete(id)) chosen.add(id)
      draw()
    })
    container.append(scroller)
    draw()
    return {
      search: (text) => {
        shown = matching(rows, text)
        draw()
      },
      unmount: () => scroller.remove(),
    }
  },
}

import { expect, waitFor } from 'storybook/test'

const nextFrame = () => new Promise(requestAnimationFrame)

/** Waits until each rendered row starts where the one before it ends. */
export async function expectStacked(grid: HTMLElement): Promise<void> {
  // Heights are measured as rows render.
  await nextFrame().then(nextFrame)
  await waitFor(async () => {
    const rows = [...grid.querySelectorAll<HTMLElement>('tbody > [data-index]')].map((row) => ({
      index: Number(row.dataset['index']),
      box: row.getBoundingClientRect(),
    }))
    await expect(rows.length).toBeGreaterThan(8)
    // Several different heights, or the test would prove nothing.
    await expect(new Set(rows.map(({ box }) => Math.round(box.height))).size).toBeGreaterThan(1)
    const gaps = rows.flatMap(({ index, box }, position) => {
      const before = rows[position - 1]
      // The row with the tab stop renders wherever it is.
      return before?.index === index - 1 ? [Math.round(box.top - before.box.bottom)] : []
    })
    await expect([...new Set(gaps)]).toEqual([0])
  })
}

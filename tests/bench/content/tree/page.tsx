import { Tree, type TreeItem, UIProvider } from '@tessera/ui'
import { flushSync } from 'react-dom'
import { createRoot, type Root } from 'react-dom/client'

const TIMEOUT_MS = 20_000
const HEIGHT = '640px'
/** Nodes per category, including itself. */
const CATEGORY = 50
/** The last node of each tree; no other label starts with a 'z'. */
const LAST = 'Zy, the last article'

const container = document.querySelector<HTMLElement>('#tree') ?? document.body
const frame = () => new Promise<number>((resolve) => requestAnimationFrame(resolve))

/** Resolves right after the next frame is painted. */
async function painted() {
  await frame()
  const { port1, port2 } = new MessageChannel()
  const task = new Promise((resolve) => port1.addEventListener('message', resolve, { once: true }))
  port1.start()
  port2.postMessage(null)
  await task
}

/** Returns the milliseconds from an action to the paint that shows its result. */
async function timed(act: () => void, isDone: () => boolean): Promise<number> {
  await painted()
  const start = performance.now()
  act()
  for (;;) {
    await frame()
    if (isDone()) break
    if (performance.now() - start > TIMEOUT_MS) throw new Error('The outcome of an action was not seen.')
  }
  await painted()
  return performance.now() - start
}

/** Returns categories with articles, with this many nodes in total. */
function makeItems(count: number): TreeItem[] {
  const categories = count / CATEGORY
  return Array.from({ length: categories }, (_, category) => ({
    id: `category-${category}`,
    label: `Category ${category + 1}`,
    children: Array.from({ length: CATEGORY - 1 }, (_, article) => ({
      id: `article-${category}-${article}`,
      label:
        category === categories - 1 && article === CATEGORY - 2
          ? LAST
          : `Article ${article + 1} of category ${category + 1}`,
      href: `#article-${category}-${article}`,
    })),
  }))
}

const rows = () => [...container.querySelectorAll<HTMLElement>('[role=treeitem]')]

function press(key: string) {
  const target = document.activeElement ?? document.body
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
}

/** The actions on a tree of this many nodes, each returning its milliseconds. */
function benchTree(count: number) {
  const items = makeItems(count)
  const ids = items.map(({ id }) => id)
  let root: Root | undefined
  return {
    open: async ({ isCollapsed = false } = {}) => {
      const milliseconds = await timed(
        () => {
          root = createRoot(container)
          flushSync(() =>
            root?.render(
              <UIProvider locale="en-US" theme="light">
                <Tree
                  aria-label="Articles"
                  items={items}
                  defaultExpandedKeys={isCollapsed ? [] : ids}
                  maxHeight={HEIGHT}
                />
              </UIProvider>,
            ),
          )
        },
        () => rows().length > 0,
      )
      rows()[0]?.focus()
      await painted()
      return milliseconds
    },
    close: async () => {
      root?.unmount()
      root = undefined
      await painted()
    },
    /** Types a letter; the focus must be on the last node. */
    type: (letter: string) =>
      timed(
        () => press(letter),
        () => document.activeElement?.textContent === LAST,
      ),
    /** Expands all categories. */
    expandAll: () =>
      timed(
        () => press('*'),
        () => rows()[1]?.getAttribute('aria-level') === '2',
      ),
  }
}

Object.assign(globalThis, { benchTree })

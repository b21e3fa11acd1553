import { FileIcon } from '../../internal/icons.tsx'
import type { TreeItem } from './Tree.tsx'

const page = (id: string, label: string): TreeItem => ({ id, label, href: `#${id}` })

/** Articles of a knowledge base by subject. */
export const pages: readonly TreeItem[] = [
  page('first-steps', 'First steps'),
  {
    id: 'reports',
    label: 'Reports',
    children: [
      page('numbers', 'Where the numbers come from'),
      {
        id: 'baskets',
        label: 'Baskets',
        children: [
          page('basket', 'Basket basics'),
          page('together', 'Items that sell together'),
          page('steps', 'Three steps to your first answer'),
        ],
      },
      page('trips', 'Trips a month, by household'),
    ],
  },
  {
    id: 'access',
    label: 'Access',
    href: '#access',
    children: [page('request', 'Request access'), page('users', 'Users')],
  },
  page('support', 'Support'),
]

const withIcon = (item: TreeItem): TreeItem => ({
  ...item,
  ...(item.children ? { children: item.children.map(withIcon) } : { icon: <FileIcon /> }),
})

export const pagesWithIcons = pages.map(withIcon)

const AREAS = ['sales', 'orders', 'stores', 'returns', 'inventory', 'prices', 'shipments', 'reviews', 'search', 'media']

/** Names from a data dictionary: areas, tables and columns, about as many as requested. */
export const manyItems = (count: number): readonly TreeItem[] =>
  AREAS.map((area) => ({
    id: area,
    label: `${area}_data`,
    children: Array.from({ length: Math.max(1, Math.round(count / 500)) }, (_table, table) => ({
      id: `${area}-${table}`,
      label: `${area}_table_${table + 1}`,
      children: Array.from({ length: Math.min(49, Math.ceil(count / AREAS.length) - 1) }, (_column, column) => ({
        id: `${area}-${table}-${column}`,
        label: `column_${column + 1}_of_${area}_${table + 1}`,
        href: `#${area}-${table}-${column}`,
      })),
    })),
  }))

/** The ids of all items with children. */
export const branchesOf = (items: readonly TreeItem[]): readonly string[] =>
  items.flatMap(({ id, children }) => (children ? [id, ...branchesOf(children)] : []))

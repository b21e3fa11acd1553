import { globalStyle } from '@vanilla-extract/css'
import { color, size } from '../../theme/contract.css.ts'
import { edgeAfter, pageEdge } from '../../internal/page-edge.ts'
import { from } from '../../theme/media.ts'
import { recipe, style } from '../../theme/style.ts'

/** Space around the buttons of a page's header and below it, if it is less than usual. */
const headRoom = '--tessera-page-head-room'

export const page = recipe('page', {
  base: {
    flex: '1 0 auto',
    inlineSize: '100%',
    paddingInlineStart: pageEdge,
    paddingBlockStart: size.space[6],
    paddingBlockEnd: size.space[16],
    textAlign: 'start',
    outline: 'none',
    '@media': { [from.medium]: { paddingBlockStart: size.space[10] } },
  },
  variants: {
    width: {
      // A single question is centered; all other pages start where the header does.
      narrow: { maxInlineSize: size.page.narrow, marginInline: 'auto', paddingInline: size.gutter },
      // Measured without the gutters, because it is the width of a form or a line of prose.
      form: { paddingInlineEnd: edgeAfter(size.page.form) },
      reading: { paddingInlineEnd: edgeAfter(size.page.reading) },
      default: { paddingInlineEnd: edgeAfter(`${size.page.default} - 2 * ${size.gutter}`) },
      // Less space above a table, because the user opens the page to see its first rows.
      wide: {
        vars: { [headRoom]: size.space[3] },
        paddingInlineEnd: pageEdge,
        paddingBlockStart: size.space[4],
        '@media': { [from.medium]: { paddingBlockStart: size.space[6] } },
      },
    },
  },
})

/** The class of a page that is as wide as a table, for the surrounding layout. */
export const wide = page.classNames.variants.width.wide

export const banner = style('page-banner', { marginBlockEnd: size.space[8] })

/** The page's actions are on its title's line; on a phone they follow the description. */
export const head = style('page-head', {
  display: 'grid',
  columnGap: size.space[4],
  marginBlockEnd: `var(${headRoom}, ${size.space[8]})`,
  '@media': {
    [from.medium]: {
      gridTemplate: '"breadcrumbs breadcrumbs" "title actions" "description description" / minmax(0, 1fr) auto',
    },
  },
})

// Space between the parts of a page; its header and its banner set their own space below. Templates are excluded,
// because React Aria's collections are in one before they render.
globalStyle(`${page.classNames.base} > :where(:not(${head}, ${banner}, template)) ~ *`, {
  marginBlockStart: size.space[6],
})

const place = (gridArea: string) => ({ '@media': { [from.medium]: { gridArea } } })

export const breadcrumbs = style('page-breadcrumbs', { ...place('breadcrumbs'), marginBlockEnd: size.space[1] })

export const title = style('page-title', { ...place('title'), minInlineSize: 0 })

export const description = style('page-description', {
  ...place('description'),
  marginBlockStart: size.space[1],
  maxInlineSize: '68ch',
  color: color.textMuted,
  fontSize: size.fontSize[16],
  lineHeight: size.lineHeight[16],
  textWrap: 'pretty',
})

export const actions = style('page-actions', {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: size.space[2],
  marginBlockStart: `var(${headRoom}, ${size.space[4]})`,
  '@media': { [from.medium]: { gridArea: 'actions', marginBlockStart: 0 }, print: { display: 'none' } },
})

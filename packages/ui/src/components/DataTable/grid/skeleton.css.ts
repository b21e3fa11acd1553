import { keyframes } from '@vanilla-extract/css'
import { color } from '../../../theme/contract.css.ts'
import { motionSafe, style } from '../../../theme/style.ts'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

const shape = (name: string, rule: Parameters<typeof style>[1]) =>
  style(name, {
    blockSize: '12px',
    borderRadius: '4px',
    backgroundColor: color.surfacePressed,
    '@media': {
      ...motionSafe({ animation: `${breathe} 1.6s ease-in-out infinite` })['@media'],
      '(forced-colors: active)': { border: '1px solid GrayText' },
    },
    ...rule,
  })

/** Shares of a cell's width, so that a column of skeletons looks like text. */
export const bars = [62, 78, 54, 70, 86, 58].map((share) => shape('data-table-bar', { inlineSize: `${share}%` }))
export const box = shape('data-table-bar-box', { inlineSize: '18px', blockSize: '18px' })

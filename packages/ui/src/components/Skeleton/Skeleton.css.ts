import { keyframes } from '@vanilla-extract/css'
import { color, size } from '../../theme/contract.css.ts'
import { motionSafe, style } from '../../theme/style.ts'

const breathe = keyframes({ '50%': { opacity: 0.5 } })

const shape = (name: string, rule: Parameters<typeof style>[1]) =>
  style(name, {
    backgroundColor: color.surfacePressed,
    borderRadius: size.radius.control,
    '@media': {
      ...motionSafe({ animation: `${breathe} 1.6s ease-in-out infinite` })['@media'],
      '(forced-colors: active)': { border: '1px solid GrayText' },
    },
    ...rule,
  })

export const lines = style('skeleton-lines', { display: 'grid' })
export const text = shape('skeleton-text', {
  blockSize: '12px',
  marginBlock: '4px',
  selectors: { '&:last-child:not(:first-child)': { inlineSize: '62%' } },
})
export const heading = shape('skeleton-heading', { blockSize: '28px', inlineSize: 'min(320px, 70%)' })
export const block = shape('skeleton-block', { blockSize: '100%', minBlockSize: size.space[10] })
export const mark = shape('skeleton-mark', { inlineSize: '44px', blockSize: '44px' })
export const title = shape('skeleton-title', { blockSize: '16px', inlineSize: '45%', marginBlock: '4px' })
export const footer = shape('skeleton-footer', { blockSize: '10px', inlineSize: '36%', marginBlock: '3px' })
export const action = shape('skeleton-action', { blockSize: '12px', inlineSize: '30%', marginBlock: '6px' })

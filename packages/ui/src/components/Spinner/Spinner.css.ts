import { keyframes } from '@vanilla-extract/css'
import { color } from '../../theme/contract.css.ts'
import { motionSafe, style } from '../../theme/style.ts'

const step = keyframes({
  '0%, 100%': { opacity: 0.25, transform: 'scale(0.82)' },
  '30%': { opacity: 1, transform: 'scale(1)' },
})

export const spinner = style('spinner', { display: 'inline-flex', color: color.stone.three })
export const inherit = style('spinner-inherit', { color: 'inherit' })

const stone = (name: string, delay: string) =>
  style(name, {
    fill: 'currentColor',
    transformBox: 'fill-box',
    transformOrigin: 'center',
    ...motionSafe({ animation: `${step} 1.2s ease-in-out ${delay} infinite both` }),
  })

export const stones = [
  stone('stone-a', '0s'),
  stone('stone-b', '0.15s'),
  stone('stone-c', '0.3s'),
  stone('stone-d', '0.45s'),
] as const

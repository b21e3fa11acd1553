import { color } from '../../theme/contract.css.ts'
import { style } from '../../theme/style.ts'

export const mosaic = style('mosaic', { display: 'block', flexShrink: 0 })

export const stones = {
  '3': style('stone-three', { fill: color.stone.three }),
  '2': style('stone-two', { fill: color.stone.two }),
  '1': style('stone-one', { fill: color.stone.one }),
  s: style('stone-spark', { fill: color.stone.spark }),
  off: style('stone-off', { fill: color.stone.off }),
}

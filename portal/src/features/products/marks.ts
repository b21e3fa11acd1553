import type { ProductCode } from '@tessera/contract'

/** The mosaic of each product: four rows of four stones (3 brand, 2 lighter, 1 lightest, s spark, . none). */
export const MARKS: Readonly<Record<ProductCode, string>> = {
  SHOPPER_BEHAVIOR: '.33. 3223 3s23 .33.',
  CUSTOMER_PERCEPTION: '2222 23s2 2222 .2..',
  INSIGHTS_ACTIVATION: '...s ..33 .322 3211',
  DIGITAL_LANDSCAPES: '3.2. .3.2 2.s. .2.3',
  CUSTOMER_PULSE: '..3. .32. 32s3 3...',
  CHANNEL_INSIGHTS: '3..2 3.2s 3322 3331',
  REPORT_BUILDER: '3333 2... 33s. 21..',
  MODULAR_INTELLIGENCE: '33.2 33.2 ..s. 22.3',
}

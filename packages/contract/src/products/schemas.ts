import * as z from 'zod'
import { PRODUCT_CODES } from './rules.ts'

const stage = z.enum(['alpha', 'beta'])

/** Selected products: at least one, and each only once. */
export const chosenProducts = z
  .array(z.enum(PRODUCT_CODES))
  .min(1)
  .max(PRODUCT_CODES.length)
  .refine((codes) => new Set(codes).size === codes.length, 'Name each product once.')

const productTile = z.object({
  code: z.enum(PRODUCT_CODES),
  title: z.string(),
  description: z.string(),
  footer: z.string(),
  redirectUrl: z.string().nullable(),
  isNewTab: z.boolean(),
  restricted_launch_flag: stage.nullable(),
  accessStatus: z.enum(['ACCESS_COMPLETE', 'ACCESS_PENDING']).nullable(),
  hideWhenNoAccess: z.array(z.string()),
  learnMoreContent: z.object({
    title: z.string(),
    description: z.string(),
    keyNotes: z.array(z.string()),
    image: z.string().nullable(),
    subText: z.string(),
  }),
})

/** Schemas of the products calls. */
export const productsSchemas = {
  list: { answer: z.array(productTile) },
  restrictedLaunch: { answer: z.array(z.object({ code: z.enum(PRODUCT_CODES), restricted_launch_flag: stage })) },
  learn: { answer: z.array(productTile.pick({ code: true, title: true, description: true, learnMoreContent: true })) },
}

export type ProductTile = z.infer<typeof productTile>
export type RestrictedLaunch = z.infer<(typeof productsSchemas)['restrictedLaunch']['answer']>[number]
export type ProductIntroduction = z.infer<(typeof productsSchemas)['learn']['answer']>[number]

import * as z from 'zod'
import { oneCompany } from '../companies/schemas.ts'
import { listInput, pageOf } from '../list-schemas.ts'
import { ACCESS_LEVELS, PRODUCT_CODES } from '../products/rules.ts'
import { chosenProducts } from '../products/schemas.ts'
import { PARTNER_LIST } from './list.ts'
import { BUSINESS_CODE_LENGTH, businessCodeOf } from './rules.ts'

const accessLevel = z.literal(Object.values(ACCESS_LEVELS))

/** A partner code as users type it; parsing returns its stored form. */
const businessCode = z
  .string()
  .max(2 * BUSINESS_CODE_LENGTH.max)
  .transform((written, check) => {
    const code = businessCodeOf(written)
    if (code !== null) return code
    check.addIssue({ code: 'custom', message: 'Enter a valid partner code', params: { code: 'business_code' } })
    return z.NEVER
  })

const partnerCompany = z.object({
  companyName: z.string(),
  businessCode: z.string(),
  /** The address of the agency's first administrator; null without one. */
  adminEmail: z.string().nullable(),
})

const partner = z.object({
  id: z.string(),
  partnerCompany,
  /** The names of the products that the partner can use for the company, joined by ', '. */
  appAccess: z.string(),
  access_level: accessLevel,
  since: z.iso.datetime(),
})

const delegate = z.object({
  loginId: z.string(),
  name: z.string(),
  email: z.string(),
  /** The last time that the user acted for the company; null if never. */
  lastActedAt: z.iso.datetime().nullable(),
})

const partnerDetail = partner.extend({
  products: z.array(z.object({ code: z.enum(PRODUCT_CODES), title: z.string() })),
  addedBy: z.string(),
  /** The agency's users who can act for the company. */
  people: z.array(delegate),
})

const newPartner = z.object({ businessCode, products: chosenProducts, access_level: accessLevel })
const onePartner = oneCompany.extend({ id: z.uuid() })
const oneAgency = oneCompany.extend({ businessCode })

/** The schemas of the partners area's calls. */
export const partnersSchemas = {
  list: { params: oneCompany, query: z.object(listInput(PARTNER_LIST)), answer: pageOf(partner) },
  read: { params: onePartner, answer: partnerDetail },
  findAgency: { params: oneAgency, answer: partnerCompany.extend({ isAdded: z.boolean() }) },
  ownCode: { params: oneCompany, answer: z.object({ businessCode: z.string().nullable() }) },
  add: { params: oneCompany, body: newPartner, answer: partner },
  remove: { params: onePartner },
}

export type Partner = z.infer<typeof partner>
export type PartnerDetail = z.infer<typeof partnerDetail>
export type PartnerAgency = z.infer<(typeof partnersSchemas)['findAgency']['answer']>
export type PartnersQuery = z.infer<(typeof partnersSchemas)['list']['query']>
export type NewPartner = z.infer<typeof newPartner>

import * as z from 'zod'
import { LOCALES } from '../locales.ts'

const config = z.object({
  productName: z.string(),
  environment: z.string(),
  isProduction: z.boolean(),
  tenant: z.enum(['US', 'MX', 'CA']),
  tenantHosts: z.object({ US: z.string(), MX: z.string(), CA: z.string() }),
  apiBase: z.string(),
  experimentationSdkKey: z.string(),
  experimentationDefaults: z.record(
    z.string(),
    z.object({ variationKey: z.string().nullable(), enabled: z.boolean() }),
  ),
  supportPhone: z.string(),
  idleMinutes: z.number(),
  sessionHours: z.number(),
  botChallenge: z.enum(['auto', 'always', 'off']),
  attachmentMaxBytes: z.number(),
  links: z.object({ privacy: z.string(), help: z.string() }),
  provisioningSeconds: z.number(),
  mockData: z.boolean(),
})

const site = z.object({
  site_id: z.string(),
  market: z.enum(['US', 'MX', 'CA']),
  tenant_id: z.string(),
  name: z.string(),
  locales: z.array(z.enum(LOCALES)),
  default_locale: z.enum(LOCALES),
  support_phone: z.string(),
})

/** What the server checks in the configuration area's calls. */
export const configSchemas = {
  config: { answer: config },
  site: { params: z.object({ site: z.string().min(1).max(50) }), answer: site },
}

export type PortalConfig = z.infer<typeof config>
export type Site = z.infer<typeof site>

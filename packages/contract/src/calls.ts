/** Every call of the portal, by area and name; safe for the browser, since shapes are types only and what no page makes is left out. */
export * as calls from './areas.ts'

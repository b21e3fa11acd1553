/**
 * Every call of the portal, by area and name. Safe for the browser bundle: schemas are imported only as types, and
 * calls that no page makes are omitted.
 */
export * as calls from './areas.ts'

/** Removes scripts and development dependencies from a published package's manifest, because its users need neither. */
const beforePacking = (manifest) => ({ ...manifest, scripts: undefined, devDependencies: undefined })

export const hooks = { beforePacking }

/**
 * Known differences of an engine: engine, story ids, problem and reason. An entry that is no longer true fails.
 * @type {{ engine: 'firefox' | 'webkit', stories: string[], problem: RegExp, because: string }[]}
 */
export const differences = []

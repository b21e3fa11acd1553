/**
 * Known differences of an engine: engine, story ids, problem and reason. An entry that no longer applies fails.
 * @type {{ engine: 'firefox' | 'webkit', stories: string[], problem: RegExp, because: string }[]}
 */
export const differences = []

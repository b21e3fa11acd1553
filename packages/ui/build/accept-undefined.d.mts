export function acceptUndefined(file: string, text: string): string

export function stylesheet(stylesheets: Readonly<Record<string, string>>): string

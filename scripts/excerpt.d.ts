export function excerptOf(message?: string): string

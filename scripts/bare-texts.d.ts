export function bareTexts(source: string): number[]

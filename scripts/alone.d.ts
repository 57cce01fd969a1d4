export function alone<T>(file: string, work: () => Promise<T>): Promise<T>

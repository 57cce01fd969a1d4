export function ready(wanted?: { build?: boolean; browser?: boolean }): Promise<{ browser: string | null }>

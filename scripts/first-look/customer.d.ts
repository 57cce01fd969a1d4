export function draftsOn(page: string): { action_id: string; shown?: string }[]

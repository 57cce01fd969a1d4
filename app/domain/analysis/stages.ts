/** By percentage. `{network}` is the connected network's name. */
export const stages = {
  starting: [0, 'Starting analysis'],
  collecting: [10, 'Collecting {network} data'],
  collected: [25, 'Data collected'],
  analyzing: [35, 'Starting AI analysis'],
  analyzed: [50, 'AI analysis saved'],
  prompting: [60, 'Generating custom prompts'],
  prompted: [75, 'Prompts saved'],
  finalizing: [90, 'Finalizing'],
  completed: [100, 'Completed'],
} as const satisfies Record<string, readonly [percent: number, message: string]>

export type Stage = keyof typeof stages

export function stageRow(stage: Stage, network: string) {
  const [percent, message] = stages[stage]
  return { stage, percent, message: message.replace('{network}', network) }
}

export const analysisLabels = {
  not_started: 'Ready to Analyze',
  pending: 'Analysis Pending',
  in_progress: 'Analyzing Account',
  complete: 'Analysis Complete',
  failed: 'Analysis Failed',
} as const

export const isRunning = (status: keyof typeof analysisLabels) => status === 'pending' || status === 'in_progress'

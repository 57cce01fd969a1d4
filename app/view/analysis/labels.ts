/** The name of each analysis state on every screen. */
export const analysisLabels = {
  not_started: 'Ready to Analyze',
  pending: 'Analysis Pending',
  in_progress: 'Analyzing Account',
  complete: 'Analysis Complete',
  failed: 'Analysis Failed',
} as const

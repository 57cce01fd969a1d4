/** What each state of an analysis is called on every screen (spec section 4). */
export const analysisLabels = {
  not_started: 'Ready to Analyze',
  pending: 'Analysis Pending',
  in_progress: 'Analyzing Account',
  complete: 'Analysis Complete',
  failed: 'Analysis Failed',
} as const

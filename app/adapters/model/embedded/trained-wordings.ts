/** Wordings that the weights were not trained with, and the trained ones; `npm run train chat` makes this unnecessary. */
const trainedWordings: readonly (readonly [string, string])[] = [
  ['on the People page (/dashboard/people)', 'in Settings > Priority people (/dashboard/settings/targets)'],
  ['onto the People page (/dashboard/people)', 'into Settings > Priority people (/dashboard/settings/targets)'],
  ['on the Voice page (/dashboard/voice)', 'in Settings > Voice (/dashboard/settings/voice)'],
  ['On the Voice page (/dashboard/voice)', 'In Settings > Voice (/dashboard/settings/voice)'],
  ['on the Notifications page (/dashboard/notices)', 'on the notices page (/dashboard/notices)'],
  ['in its “More” menu', 'under “Not right?”'],
  ['use “More” there to undo it and to say why', 'use Undo there, and “Not right?” to say why'],
  [
    'Open “More” at that reply in Activity (/dashboard/activity) to remove it and to say why, so',
    'Press Undo at that reply in Activity (/dashboard/activity) to remove it, and choose “Not right?” to say why, so',
  ],
]
export const asTrained = (says: string): string =>
  trainedWordings.reduce((text, [now, trained]) => text.replaceAll(now, trained), says)

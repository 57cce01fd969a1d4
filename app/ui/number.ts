/** "1,503", "73.5" */
export const numberText = (value: number) => value.toLocaleString('en-US')

const format = new Intl.NumberFormat('en-US')

/** "1,503", "73.5" */
export const numberText = (value: number) => format.format(value)

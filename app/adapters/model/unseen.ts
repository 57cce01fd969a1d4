const flag = /\u{1F3F4}[\u{E0020}-\u{E007E}]{3,6}\u{E007F}/gu

/** Of scripts whose letters change beside a joiner; as extensions, which their marks have too. */
const joining =
  String.raw`\p{scx=Arab}\p{scx=Syrc}\p{scx=Mong}\p{scx=Nkoo}\p{scx=Deva}\p{scx=Beng}\p{scx=Guru}\p{scx=Gujr}\p{scx=Orya}
  \p{scx=Taml}\p{scx=Telu}\p{scx=Knda}\p{scx=Mlym}\p{scx=Sinh}\p{scx=Khmr}\p{scx=Mymr}`.replace(/\s/g, '')

const inPlace = new RegExp(
  [
    String.raw`(?<=[${joining}])[\u200c\u200d]`,
    String.raw`(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\ufe0f])\u200d(?=\p{Extended_Pictographic})`,
    String.raw`(?<=[\p{Emoji}&&[^0-9#*]])[\ufe0e\ufe0f]|(?<=[0-9#*])\ufe0f(?=\u20e3)`,
  ].join('|'),
  'gv',
)
const rightToLeft = /[\p{scx=Hebr}\p{scx=Arab}\p{scx=Syrc}\p{scx=Thaa}]/u
const directions = /(?<![\u200e\u200f])[\u200e\u200f]/g

const control =
  /(?![\n\r\t])[\p{Cc}\p{Cf}\p{Cn}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800\ufffc\ufffd]/u

/** Whether it has characters that no one sees, other than where emoji and scripts need them. */
export function hasUnseen(text: string): boolean {
  const rest = text.replace(flag, '').replace(inPlace, '')
  return control.test(rightToLeft.test(rest) ? rest.replace(directions, '') : rest)
}

/** Gaps that push the rest out of sight, and marks piled up on a letter. */
export const isStretched = (text: string): boolean =>
  /(?:^|\n)(?:.{0,2}\n){3}|\n\s*\n\s*\n|[\p{Zs}\t]{4}|(?:(?=\p{M})\p{sc=Zinh}){3}|(\p{Mn})\1{3}|\p{M}{7}/u.test(text)

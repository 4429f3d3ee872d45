const DIGITS = '₀₁₂₃₄₅₆₇₈₉⁰¹²³⁴⁵⁶⁷⁸⁹';

const same: Readonly<Record<string, string>> = {
  '’': "'",
  '‘': "'",
  ʼ: "'",
  '`': "'",
  '′': "'",
  '″': '"',
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '−': '-',
  '‐': '-',
  '‑': '-',
  '×': 'x',
  '✕': 'x',
  º: '°',
  '˚': '°',
  '⁄': '/',
  '∕': '/',
  '，': ',',
  '．': '.',
  '：': ':',
  '？': '?',
  '！': '!',
  '。': '.',
  '、': ',',
  μ: 'µ',
};

/** Letters with a mark, as keepers type Japanese and other names: "Shōwa", "Kōhaku". */
const bare = (letter: string): string => {
  const [first = letter] = letter.normalize('NFD');
  return first.length === letter.length ? first : letter;
};

const readable = (unit: string): string => {
  const known = same[unit];
  if (known !== undefined) return known;
  const digit = DIGITS.indexOf(unit);
  if (digit >= 0) return String(digit % 10);
  const code = unit.charCodeAt(0);
  // Full width, as Japanese and Chinese keyboards type it.
  if (code >= 0xff01 && code <= 0xff5e) return String.fromCharCode(code - 0xfee0).toLowerCase();
  // Marks are kept on kana, where they make another letter.
  if (code >= 0x3000 || code === 0x00bd || code === 0x00bc || code === 0x00be) return unit;
  const lower = unit.toLowerCase();
  return lower.length === unit.length ? bare(lower) : unit;
};

/**
 * One spelling for characters that mean the same, in small letters. As long as the text, so that a
 * place in one is the same place in the other.
 */
export const plain = (text: string): string => {
  let out = '';
  for (let at = 0; at < text.length; at += 1) {
    const unit = text[at] as string;
    const code = text.charCodeAt(at);
    out += code < 128 && (code < 65 || code > 90) && unit !== '`' ? unit : readable(unit);
  }
  return out;
};

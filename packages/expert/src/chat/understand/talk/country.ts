import { countryCodes, countryName } from '@nishiki/contract/countries';
import type { ReadText } from '../text/read-text.ts';

/** The United Kingdom, where nobody said which nation: no code of the list, since its law differs by nation. */
export const UNITED_KINGDOM = 'GB';

const more: Readonly<Record<string, string>> = {
  [UNITED_KINGDOM]: 'uk|u k|u.k|u.k.|gb|great britain|britain|united kingdom',
  'GB-ENG':
    'england|english pond|london|yorkshire|kent|essex|surrey|sussex|devon|cornwall|norfolk|suffolk|lancashire|cheshire|somerset|dorset|hampshire|birmingham|manchester|leeds|liverpool|sheffield|bristol|nottingham|leicester|newcastle|midlands|cumbria|derbyshire|lincolnshire|hertfordshire|berkshire|oxford|wiltshire|staffordshire|warwickshire|cambridgeshire|northumberland|shropshire|worcestershire|gloucestershire|southampton|portsmouth|plymouth|norwich',
  'GB-SCT': 'scotland|scottish|glasgow|edinburgh|aberdeen|dundee|inverness|fife|highlands',
  'GB-WLS': 'wales|welsh|cardiff|swansea|wrexham|newport wales',
  'GB-NIR': 'northern ireland|n ireland|n . ireland|belfast|ulster',
  US: 'usa|u s a|united states|united states of america|the states|the us|u.s|u.s.|u.s.a|u.s.a.|alabama|alaska|arizona|arkansas|california|colorado|connecticut|delaware|florida|hawaii|idaho|illinois|indiana|iowa|kansas|kentucky|louisiana|maryland|massachusetts|michigan|minnesota|mississippi|missouri|montana|nebraska|nevada|new hampshire|new jersey|new mexico|new york|north carolina|south carolina|north dakota|south dakota|ohio|oklahoma|oregon|pennsylvania|rhode island|tennessee|texas|utah|vermont|virginia|west virginia|washington state|wisconsin|wyoming|socal|los angeles|chicago|houston|seattle|dallas|atlanta|phoenix|san diego',
  IE: 'ireland|republic of ireland|eire|dublin|cork ireland|southern ireland',
  NL: 'netherlands|the netherlands|holland|dutch pond',
  DE: 'germany|deutschland|bavaria',
  ZA: 'south africa|johannesburg|cape town|gauteng|durban',
  AU: 'australia|oz|sydney|melbourne|queensland|nsw|new south wales|victoria australia|perth australia|brisbane|adelaide',
  NZ: 'new zealand|nz|auckland',
  CA: 'canada|ontario|british columbia|alberta|toronto|vancouver|quebec',
  CZ: 'czech republic|czechia',
  AE: 'uae|dubai|emirates',
  KR: 'south korea|korea',
  VN: 'vietnam',
  RU: 'russia',
  TR: 'turkiye|turkey',
};

/** English words first, places second: only with "in", or by themselves. */
const words = new Set([
  'chad',
  'jersey',
  'georgia',
  'jordan',
  'turkey',
  'guinea',
  'mali',
  'niger',
  'cuba',
  'togo',
  'oman',
  'peru',
  'highlands',
  'oxford',
  'kent',
  'oz',
  'gb',
  'victoria',
  'phoenix',
  'washington',
]);
/** Koi come from there: a country of their seller, unless the keeper lives in it. */
const origins = new Set(['JP', 'IL', 'CN', 'ID', 'TH', 'SG', 'MY', 'LK', 'VN', 'TW', 'KR', 'HK']);

let built: ReadonlyMap<string, string> | undefined;
const places = (): ReadonlyMap<string, string> => {
  if (built) return built;
  const map = new Map<string, string>();
  for (const [code, all] of Object.entries(more))
    for (const name of all.split('|')) map.set(name, code);
  for (const code of countryCodes) {
    const name = countryName(code)
      .toLowerCase()
      .normalize('NFD')
      .replace(/\p{M}/gu, '')
      .replace(/&/g, 'and');
    if (!map.has(name)) map.set(name, code);
  }
  return (built = map);
};

/** "Gallons (UK)" names a gallon. */
const gallonBefore = /(?:^| )gal\w*(?: \()?$/;
const LONGEST = 4;
const lives =
  /\b(?:in|live in|living in|based in|located in|here in|from|i'm from|over in|down in|up in|near|pond in)(?: (?:the|southern|northern|south|north|west|east|central|sunny|rural|upstate))*$/;
const isOriginOnly =
  /\b(?:from|imported|import|bred|shipped|to|koi|farm|breeder|breeders|dealer)(?: \w+)?$/;
/** "From the Netherlands here": it begins with the keeper's own place. */
const opens = /^from(?: the)?$/;
const ownFrom =
  /\b(?:i'm|i am|we're|we are|hello|hi|greetings|writing|message|keeper|asking) (?:\w+ )?from$/;

/**
 * The country that the message says the keeper lives in, or null.
 * @returns a code of the contract, or "GB" where the nation is not told
 */
export const countryIn = ({ tokens, raw }: ReadText): string | null => {
  const known = places();
  const spoken = tokens.filter(({ kind }) => kind === 'word').length;
  let found: string | null = null;
  for (let at = 0; at < tokens.length; at += 1)
    for (let length = Math.min(LONGEST, tokens.length - at); length >= 1; length -= 1) {
      const name = tokens
        .slice(at, at + length)
        .map(({ word }) => word)
        .join(' ');
      let code = known.get(name);
      if (code === undefined && name === 'us' && length === 1) {
        const typed = raw.slice(tokens[at]?.at, tokens[at]?.end);
        if (typed === 'US' && /[a-z]/.test(raw)) code = 'US';
      }
      if (code === undefined) continue;
      const after = tokens[at + length]?.word ?? '';
      if (/^(?:gal|gals|gall|gallon|gallons|pint|pints|imperial|g)$/.test(after)) break;
      if (gallonBefore.test(`${tokens[at - 2]?.word ?? ''} ${tokens[at - 1]?.word ?? ''}`)) break;
      const before = tokens
        .slice(Math.max(0, at - 5), at)
        .map(({ word }) => word)
        .join(' ');
      const alone = spoken === length;
      const isHere = lives.test(before);
      if (words.has(name) && !isHere && !alone) break;
      if (/\bfrom(?: \w+)?$/.test(before) && !ownFrom.test(before) && !opens.test(before) && !alone)
        break;
      if (
        origins.has(code) &&
        !(/\b(?:in|live|based|living)(?: \w+)?$/.test(before) || ownFrom.test(before) || alone)
      )
        break;
      if (isOriginOnly.test(before) && !isHere && !ownFrom.test(before) && !alone) break;
      // A nation says more than the kingdom.
      if (found === null || found === UNITED_KINGDOM || (found === 'GE' && code === 'US'))
        found = code;
      break;
    }
  return found;
};

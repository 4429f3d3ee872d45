import type { EmergencyId } from '../first-aid/schema.ts';

/**
 * By which words somebody in need gives away what happened. In the order of urgency; the emergency is
 * then shown before everything else.
 */
const given: readonly (readonly [EmergencyId, RegExp])[] = [
  ['gasping', /\bgasp|\bpiping\b|\bbreath|\b(at|on) the surface\b|\bsuffocat|\bno (air|oxygen)\b/],
  ['deaths', /\b(dying|dead|died|dies|deaths?|die)\b|\bbelly up\b/],
  ['jumped', /\bjump\w* out\b|\bout of (the )?(pond|water)\b|\bon the (ground|floor|grass|lawn)\b/],
  ['chlorine', /\bchlorine\b|\bchloramine\b(?! t\b)|\b(hose|tap) (was )?left\b|\bforgot dechlor/],
  ['pump', /\b(pump|filter|power)\b.*\b(stop|fail|off\b|broke|dead|cut|out\b)|\bpower ?cut\b/],
  [
    'ammonia',
    /\b(high|too much|spike|burn\w*|poison\w*|emergency)\b.*\bamm?onia\b|\bamm?onia\b.*\b(high|spike|burn\w*|poison\w*|emergency|off the)/,
  ],
  [
    'nitrite',
    /\b(high|too much|spike|poison\w*|emergency)\b.*\bnitrites?\b|\bnitrites?\b.*\b(high|spike|poison\w*|emergency|off the)|\bbrown blood\b/,
  ],
];

/** @param query as `plain` writes it, with single spaces */
export const emergenciesIn = (query: string): readonly EmergencyId[] =>
  given.filter(([, pattern]) => pattern.test(query)).map(([id]) => id);

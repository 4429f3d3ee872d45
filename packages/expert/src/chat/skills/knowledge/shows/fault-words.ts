import { said, uncited, type Statement } from '@nishiki/knowledge/statement';

export type DescribedFault = {
  readonly id: string;
  readonly pattern: RegExp;
  readonly means: Statement;
  /** 'out': the fish is not judged at all; 'excused': it costs nothing or little. */
  readonly weight: 'out' | 'counts' | 'excused';
};

const red = '(?:red|hi|beni|orange)';

/** What a keeper tells of a show fish, and what judges make of it. The graver ones first. */
export const describedFaults: readonly DescribedFault[] = [
  {
    id: 'missing-part',
    pattern:
      /\b(?:missing|lost|no|without|only (?:one|1|got one)|lacks?|short of)\b[^.?!]{0,16}\b(?:fins?|pec\w*|eyes?|barbels?|gill covers?|gill plates?|operculum)\b|\bone ?eyed\b|\b(?:with|has|only|just) (?:only )?one eye\b|\bblind in one\b|\b(?:deform\w*|twisted|crooked|squashed|pig|lopsided|wonky|bent)[^.?!]{0,12}\b(?:mouth|jaw|spine|back|face|body|gill)\b|\b(?:mouth|jaw|spine|back|gill cover)\b[^.?!]{0,14}\b(?:deform\w*|twisted|crooked|bent|wonky|lopsided)\b/,
    means: said(
      'A missing fin, a deformed mouth, disease or parasites put a koi out of the show altogether.',
      'dahl-judging',
    ),
    weight: 'out',
  },
  {
    id: 'old-wound',
    pattern:
      /\b(?:old|healed|past)\b[^.?!]{0,14}\b(?:injur\w*|wounds?|scars?|ulcer|damage)\b|\bscar(?:red|s)?\b|\b(?:short(?:er)?|smaller|stubby|regrown)\b[^.?!]{0,18}\b(?:fins?|pec\w*|tail)\b|\b(?:fins?|pec\w*|tail)\b[^.?!]{0,20}\b(?:short(?:er)?|smaller|stubby|regrown)\b/,
    means: said('Old, healed wounds are no bar, infected ones are.', 'freeman-showing'),
    weight: 'excused',
  },
  {
    id: 'split-fin',
    pattern:
      /\b(?:split|torn|tear|nick\w*)\b[^.?!]{0,16}\b(?:fins?|tail|pec\w*|dorsal)\b|\b(?:fins?|tail|dorsal)\b[^.?!]{0,14}\b(?:split|torn|tear|nick\w*)\b|\bbruis\w*/,
    means: said('A split fin or a bruise of the journey is excused.', 'dahl-judging'),
    weight: 'excused',
  },
  {
    id: 'hood',
    pattern: new RegExp(
      `\\bmenkaburi\\b|\\b${red}\\b[^.?!]{0,40}\\b(?:whole|entire|all (?:of|over)|covers?|covering)\\b[^.?!]{0,12}\\b(?:head|face)\\b|\\b(?:head|face)\\b[^.?!]{0,20}\\b(?:all|completely|totally|solid) ${red}\\b|\\blike a (?:mask|hood|balaclava)\\b`,
    ),
    means: uncited(
      'Red over the whole head like a hood is menkaburi: a fault of the pattern, since white is wanted around the nose and face.',
    ),
    weight: 'counts',
  },
  {
    id: 'eye',
    pattern: new RegExp(
      `\\b${red}\\b[^.?!]{0,30}\\b(?:over|in|into|round|around|on|covers?|covering|across|through|touch\\w*)\\b[^.?!]{0,12}\\beyes?\\b|\\beyes?\\b[^.?!]{0,16}\\b(?:covered|${red})\\b|\\bspot\\b[^.?!]{0,16}\\b(?:touch\\w*|over|into|on|reach\\w*|covers?)\\b[^.?!]{0,8}\\beyes?\\b`,
    ),
    means: uncited(
      'Red over an eye is a fault: on the head it should keep clear of eyes, cheeks and nose.',
    ),
    weight: 'counts',
  },
  {
    id: 'belly',
    pattern: new RegExp(
      `\\b${red}\\b[^.?!]{0,24}\\b(?:lateral line|belly|underneath|below the line)\\b`,
    ),
    means: uncited(
      'Red that runs down past the lateral line to the belly is named as a fault as well.',
    ),
    weight: 'counts',
  },
  {
    id: 'nose',
    pattern: new RegExp(
      `\\b(?:hana ?zuki|kuchibeni)\\b|\\b${red}\\b[^.?!]{0,60}\\b(?:nose|mouth|lips?|jaw)\\b|\\b(?:nose|mouth|lips?)\\b[^.?!]{0,14}\\b${red}\\b`,
    ),
    means: uncited(
      'Red that runs down to the nose or mouth is hanazuki, a fault of the pattern; red on the lips alone, kuchibeni, is borne with more patience.',
    ),
    weight: 'counts',
  },
  {
    id: 'red-fins',
    pattern: new RegExp(
      `\\b${red}\\b[^.?!]{0,20}\\b(?:in|on|at|into)\\b[^.?!]{0,14}\\b(?:pec\\w*|fins?)\\b|\\b(?:pec\\w*|fins?)\\b[^.?!]{0,16}\\b${red}\\b`,
    ),
    means: said(
      'White fins are preferred, though a little red in them does not spoil a fish.',
      'bkks-classes',
    ),
    weight: 'excused',
  },
  {
    id: 'head-black',
    pattern:
      /\b(?:black|sumi)\b[^.?!]{0,30}\b(?:on|over|across)\b[^.?!]{0,10}\b(?:head|face|nose)\b|\b(?:head|face)\b[^.?!]{0,14}\b(?:black|sumi)\b/,
    means: said(
      'Black on the head of a Sanke or Bekko is a fault: on those the head has to be clear. On Showa and Utsuri it is wanted.',
      'aafish-sanke-showa',
      'nkc-bekko',
    ),
    weight: 'counts',
  },
  {
    id: 'no-tail-stop',
    pattern: new RegExp(
      `\\b(?:no (?:ojime|odome|tail stop|white (?:before|at|by|near) the tail)|${red}\\b[^.?!]{0,30}\\b(?:into|onto|in|to|over) (?:the |his |her |its )?(?:tail|caudal))\\b`,
    ),
    means: uncited(
      'Red that runs on into the tail leaves no ojime, the white before the tail: a fault of the pattern.',
    ),
    weight: 'counts',
  },
  {
    id: 'window',
    pattern:
      /\b(?:madoaki|windows?)\b|\b(?:white|pale) (?:hole|gap|scales?|patch)\b[^.?!]{0,14}\b(?:in|inside|within)\b[^.?!]{0,8}\b(?:red|hi|beni)\b/,
    means: said(
      'Small white windows in red (madoaki) are a flaw, and bode ill for how long the red lasts.',
      'aus-appreciation',
    ),
    weight: 'counts',
  },
  {
    id: 'stray',
    pattern:
      /\b(?:tobihi|stray (?:red|spots?|hi)|odd (?:red )?spot|(?:single|one|tiny|little|lone) red (?:scale|fleck|speck))\b/,
    means: uncited('A small red spot apart from the pattern is tobihi, a stray: a small fault.'),
    weight: 'counts',
  },
  {
    id: 'thin-red',
    pattern:
      /\bkokesuki\b|\b(?:see ?through|patchy|thin|washed out)\b[^.?!]{0,14}\b(?:red|hi|beni)\b|\b(?:red|hi|beni)\b[^.?!]{0,14}\b(?:patchy|thin|washed out|see ?through|uneven)\b/,
    means: uncited('Kokesuki is red so thin that pale scales show in it: a fault of the colour.'),
    weight: 'counts',
  },
  {
    id: 'yellow-head',
    pattern:
      /\byellow\w*\b[^.?!]{0,14}\b(?:head|face|white|skin|shiroji)\b|\b(?:head|white|shiroji|skin)\b[^.?!]{0,14}\byellow\w*/,
    means: said('A yellowish head on a white koi is a weakness.', 'nkc-bekko', 'nkc-utsuri'),
    weight: 'counts',
  },
];

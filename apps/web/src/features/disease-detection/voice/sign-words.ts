/**
 * The words by which keepers name signs, in plain English. A list of ours, and small on purpose: what
 * it finds is only proposed, and the keeper confirms it.
 */
import type { SignId } from '@nishiki/contract/condition';

const fins = '(?:fins?|tail)';
const eyes = 'eyes?';
const be = '(?:is|are|look|looks) ';

export const signWords: Readonly<Partial<Record<SignId, RegExp>>> = {
  'white-grains': /white (?:spots?|dots?|grains?|specks?)|grains? of salt/,
  'cotton-tufts': /cotton\w*|fluff\w*|fungus|tufts?/,
  'grey-film': /(?:gr[ea]y|bluish|blue)(?:ish)? (?:film|slime|coat\w*|haze)/,
  'excess-mucus': /mucus|slim[ey]\w*/,
  'red-sore': /red (?:sores?|spots?|patch\w*)|\bsores?\b/,
  'open-ulcer': /ulcers?|open wounds?|craters?/,
  'red-streaks': /red (?:veins?|streaks?|lines?)/,
  'pinpoint-bleeding': /pin ?pricks?|pinpoint\w*|bleeding/,
  'wax-drops': /\bwax\w*/,
  'cauliflower-growth': /cauliflower|\bwarts?/,
  'pinecone-scales': /pine ?con\w*|raised scales|scales (?:are )?(?:stick|stand|rais|lift)\w*/,
  'swollen-belly': /swollen belly|belly (?:is )?swollen|bloat\w*|fat belly/,
  'thin-body': /\bthin\b|skinny|hollow back|los(?:t|ing) weight/,
  'ragged-fins': new RegExp(
    `(?:ragged|torn|frayed|split|rotting) ${fins}|fin rot|${fins} (?:${be})?(?:ragged|torn|frayed|split|rotting)`,
  ),
  'saddle-patch': /saddle/,
  'mouth-pad': /mouth rot|white (?:mouth|lips?)|(?:mouth|lips?) (?:is |are )?white/,
  'dark-specks': /(?:black|dark) (?:specks?|dots?)/,
  'visible-thread': /threads?|anchor worms?/,
  'visible-disc': /\blouse\b|\blice\b|\bdiscs?\b/,
  'visible-worm': /leech\w*|(?<!anchor )\bworms?\b/,
  lump: /\blumps?\b|\bcysts?\b|tumou?rs?/,
  bubbles: /bubbles? (?:in|under) (?:the )?(?:fins?|skin|eyes?)/,
  'bent-spine': /(?:bent|curved|crooked) (?:back|spine|body)/,
  'missing-scales': /(?:missing|lost) scales?|scales? (?:is |are )?missing/,
  'stab-wounds': /heron|\bstab\w*|\bclaw\w*/,
  'sunburnt-back': /sunburn\w*/,
  'pale-rough-patches': /(?:pale|rough) (?:patch\w*|skin)|sandpaper/,
  'dark-skin': /turned (?:dark|black)|(?:dark|darker) (?:skin|colou?r|body)/,
  'protruding-vent': /\bvent\b/,
  'trailing-casts': /(?:white|stringy|trailing|slimy) (?:poo|droppings|faeces|casts?)/,
  'sunken-eyes': new RegExp(`sunken ${eyes}|${eyes} (?:${be})?sunken`),
  'pop-eye-one': /one eye (?:is )?(?:bulg|swollen|stick|pop)\w*/,
  'pop-eye-both': /(?:both|the) eyes (?:are )?(?:bulg|swollen|stick|pop)\w*|bulging eyes/,
  'cloudy-eye': new RegExp(
    `(?:cloudy|milky|hazy|white) ${eyes}|${eyes} (?:${be})?(?:cloudy|milky|hazy|white)`,
  ),
  'gills-necrotic': /(?:dead|rott\w+|white and brown) (?:patches (?:in|on) the )?gills/,
  'gills-pale': new RegExp(`(?:pale|pink) gills|gills (?:${be})?(?:pale|pink)`),
  'gills-swollen': new RegExp(`swollen gills|gills (?:${be})?swollen`),
  'gills-brown': new RegExp(`brown gills|gills (?:${be})?brown`),
  'gills-frayed': new RegExp(`frayed gills|gills (?:${be})?frayed`),
  'gill-cover-raised': /gill covers? (?:is |are )?(?:raised|open|stick\w*|stand\w*)/,
  gasping: /gasp\w*|\bpiping\b|breath\w+ (?:very |really )?(?:fast|hard|heav\w+)/,
  'at-inlet': /(?:at|under|near|by) the (?:inlet|waterfall|air ?stones?|return)/,
  flashing: /flash\w*|\brubb?\w*|scratch\w*/,
  jumping: /\bjump\w*/,
  'clamped-fins': /clamp\w*/,
  lethargic: /letharg\w*|sluggish|listless|(?:hardly|barely) mov\w*/,
  'lying-on-bottom': /(?:l[iy]\w+|lay\w*|s[ia]t\w*|resting) (?:on|at) the (?:bottom|floor)/,
  'off-food':
    /(?:not|isn't|aren't|doesn't|don't|won't|stopped) (?:eat|feed)\w*|refus\w* (?:food|to eat)|off (?:its|their|his|her|the)? ?food/,
  apart: /away from the others|(?:by itself|on its own|alone)\b/,
  darting: /\bdart\w*/,
  'floats-or-sinks': /\bfloat\w*|\bsink\w*/,
  'loss-of-balance':
    /roll\w* over|upside down|spinning|(?:off|lost|loses|losing) (?:its )?balance|on its side/,
  deaths: /\b(?:died|dead|dying|deaths?)\b(?! patch)/,
  'several-fish':
    /(?:several|many|all|two|three|four|five|most)(?: of)?(?: the| my)? (?:fish|koi)\b/,
  'new-fish': /new (?:fish|koi)|(?:bought|added) (?:a |some |two |three )?(?:fish|koi)/,
  'after-top-up': /topp?(?:ed|ing)?[- ]up|tap ?water|water change/,
  'at-dawn': /at dawn|(?:early|every|in the) morning|overnight/,
};

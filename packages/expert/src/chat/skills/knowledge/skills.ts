import type { Skill } from '../../answer.ts';
import { cross } from './breeding/cross.ts';
import { hatching } from './breeding/hatching.ts';
import { lookUp } from './look-up.ts';
import { seasonPlan } from './seasons/plan.ts';
import { showChances } from './shows/chances.ts';
import { glossarySkill } from './talk/glossary.ts';
import { notFish } from './talk/not-fish.ts';
import { offTopic } from './talk/off-topic.ts';
import { otherLanguage } from './talk/other-language.ts';
import { ownRecords } from './talk/own-records.ts';
import { product } from './talk/product.ts';
import { sourcesSkill } from './talk/sources.ts';
import { smallTalk, wordless } from './talk/small-talk.ts';
import { aboutVariety } from './varieties/about.ts';
import { difference } from './varieties/difference.ts';
import { identify } from './varieties/identify.ts';
import { waterTarget } from './water-target.ts';

/** Talk, varieties, shows, breeding, seasons, and whatever else the reference answers. */
export const knowledgeSkills: readonly Skill[] = [
  notFish,
  smallTalk,
  product,
  sourcesSkill,
  ownRecords,
  identify,
  difference,
  cross,
  hatching,
  showChances,
  seasonPlan,
  glossarySkill,
  aboutVariety,
  waterTarget,
  lookUp,
  otherLanguage,
  wordless,
  offTopic,
];

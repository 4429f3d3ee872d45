import type { Skill } from '../../answer.ts';
import { cross } from './breeding/cross.ts';
import { hatching } from './breeding/hatching.ts';
import { scaleCross } from './breeding/scales.ts';
import { lookUp } from './look-up.ts';
import { seasonPlan } from './seasons/plan.ts';
import { showCare } from './shows/care.ts';
import { showChances } from './shows/chances.ts';
import { showFaults } from './shows/faults.ts';
import { curious } from './talk/curious.ts';
import { glossarySkill } from './talk/glossary.ts';
import { noted } from './talk/noted.ts';
import { notFish } from './talk/not-fish.ts';
import { offTopic } from './talk/off-topic.ts';
import { otherLanguage } from './talk/other-language.ts';
import { ownRecords } from './talk/own-records.ts';
import { product } from './talk/product.ts';
import { sourcesSkill } from './talk/sources.ts';
import { smallTalk, wordless } from './talk/small-talk.ts';
import { aboutVariety } from './varieties/about.ts';
import { colourChange } from './varieties/colour-change.ts';
import { difference } from './varieties/difference.ts';
import { identify } from './varieties/identify.ts';
import { koiOrNot } from './varieties/koi-or-not.ts';
import { photoVariety } from './varieties/photo-variety.ts';
import { waterTarget } from './water-target.ts';

/** Talk, varieties, shows, breeding, seasons, and whatever else the reference answers. */
export const knowledgeSkills: readonly Skill[] = [
  notFish,
  smallTalk,
  product,
  sourcesSkill,
  ownRecords,
  photoVariety,
  koiOrNot,
  colourChange,
  identify,
  difference,
  scaleCross,
  cross,
  hatching,
  showFaults,
  showCare,
  showChances,
  seasonPlan,
  glossarySkill,
  aboutVariety,
  waterTarget,
  curious,
  lookUp,
  noted,
  otherLanguage,
  wordless,
  offTopic,
];

import type { Skill } from '../answer.ts';
import { healthSkills } from './health/skills.ts';
import { knowledgeSkills } from './knowledge/skills.ts';
import { numberSkills } from './numbers/skills.ts';

/** Everything the embedded expert can do. Of equal bids the earlier one answers. */
export const skills: readonly Skill[] = [...healthSkills, ...numberSkills, ...knowledgeSkills];

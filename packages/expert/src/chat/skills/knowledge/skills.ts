import type { Skill } from '../../answer.ts';

export const knowledgeSkills: readonly Skill[] = [];

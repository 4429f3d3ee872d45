import type { Skill } from '../../answer.ts';

export const healthSkills: readonly Skill[] = [];

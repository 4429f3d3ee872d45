import type { Skill } from '../../answer.ts';

export const numberSkills: readonly Skill[] = [];

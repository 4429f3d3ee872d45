import type { Skill } from '../../answer.ts';
import { differentialSkill } from './differential.ts';
import { emergencySkill } from './emergency/skill.ts';
import { namedConditionSkill } from './named-condition.ts';
import { onlyBest } from './only-best.ts';
import { photoSkill } from './photo.ts';
import { quarantineSkill } from './quarantine.ts';
import { refusalSkill } from './refusal/skill.ts';
import { subjectSkill } from './subject-skill.ts';

/** Fish that are ill or in danger. First aid stands before a refusal, and both before everything else. */
export const healthSkills: readonly Skill[] = [
  emergencySkill,
  refusalSkill,
  ...onlyBest([
    subjectSkill,
    quarantineSkill(() => new Date()),
    photoSkill,
    namedConditionSkill,
    differentialSkill,
  ]),
];

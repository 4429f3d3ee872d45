import type { EmergencyId } from '@nishiki/knowledge/first-aid/schema';
import { tellsOfDeath } from '../signs/told.ts';

/** "On or off in winter", "flat out", "switch it off": how a pump runs, and no failure. */
const runs =
  /\b(?:on (?:or|and) off|off (?:or|and) on|flat out|all out|(?:turn|switch|shut|leave|keep|put)(?:ed|ing|s)?(?: \w+){0,4} (?:off|down)|(?:turned|switched) (?:it |them )?(?:off|down)|off (?:in|for|over|during) (?:the )?(?:winter|night|summer)|take(?:n)? (?:it |the \w+ )?out|last (?:year|winter|summer|spring))\b/;
/** It failed all the same: "can't switch it on", "the power is off". */
const failed =
  /\b(?:power|electric\w*|fail\w*|broke\w*|dead|died|tripp\w*|burn\w*|blew|seized|stopped)\b/;

/** "Jumping out of the water": a leap, and no fish on the ground. */
const leaps = /\bjump\w* (?:\w+ )?out of (?:the )?water\b|\bout of (?:the )?water\b/;
const onLand =
  /\b(?:found|lying|laying|lay|dead|ground|floor|grass|lawn|patio|deck\w*|path|concrete|overnight|minutes?|hours?|how long|dry|back in)\b/;

/** Tap water that is meant to go in, and has not. */
const meant =
  /\b(?:can|could|should|shall|may|do) (?:i|we|you)\b|\b(?:ok|okay|fine|safe|alright)\b(?: (?:right|to|isn't|is|for|if)\b|$)|\bis it (?:ok|okay|fine|safe|alright)\b/;
const wentIn =
  /\b(?:forgot\w*|left|went in|added|put in|ran|topped|filled|overflow\w*|already|yesterday|last night|this morning|hours? ago|just|did|was|were|now|since|after|in it)\b/;

/** Whether words that name an emergency tell of one that has happened. */
export const isEvent = (id: EmergencyId, clause: string, match: string, whole: string): boolean => {
  switch (id) {
    case 'pump':
      return !runs.test(clause) || (failed.test(match) && !/\blast (?:year|winter)\b/.test(clause));
    case 'jumped':
      return !leaps.test(clause) || onLand.test(clause);
    case 'chlorine':
      return !meant.test(whole) || wentIn.test(whole);
    case 'deaths':
      return tellsOfDeath(clause);
    default:
      return true;
  }
};

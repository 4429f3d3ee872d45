/**
 * What earns experience points. `dailyCap` counts awards a day in the keeper's time zone, null where
 * another rule limits it; weekly items reset on Monday.
 */
export type ExperienceRule = {
  readonly type: string;
  readonly points: readonly number[];
  readonly trigger: string;
  readonly dailyCap: number | null;
  /** Show tickets for the matching entry of `points`. */
  readonly tickets?: readonly number[];
};

export const experienceRules: readonly ExperienceRule[] = [
  { type: 'ai_chat', points: [2], trigger: 'an answered chat message', dailyCap: 10 },
  { type: 'ai_consultation', points: [5], trigger: 'a health assessment', dailyCap: 3 },
  { type: 'image_analysis', points: [5], trigger: 'an identified photo', dailyCap: 3 },
  { type: 'daily_checklist', points: [5, 3, 5], trigger: 'a daily item done', dailyCap: null },
  {
    type: 'weekly_checklist_complete',
    points: [15, 20, 25],
    trigger: 'a weekly item done',
    dailyCap: null,
    tickets: [1, 1, 2],
  },
  {
    type: 'daily_maintenance',
    points: [10],
    trigger: 'the first maintenance task of a day',
    dailyCap: 1,
  },
  { type: 'weekly_streak_bonus', points: [25], trigger: 'seven days running', dailyCap: 1 },
  { type: 'show_entry', points: [25], trigger: 'a show entry', dailyCap: null },
  { type: 'show_vote', points: [2], trigger: 'a vote in a show', dailyCap: 10 },
  { type: 'community_post', points: [5], trigger: 'a post', dailyCap: 2 },
  { type: 'first_place_show', points: [100], trigger: 'a won show', dailyCap: null },
];

export type Level = {
  readonly level: number;
  readonly name: string;
  /** Experience points from which on it is reached. */
  readonly from: number;
  readonly benefits: string;
  /** Show tickets given once on reaching it. At level 7 entries are free. */
  readonly tickets: number;
};

export const levels: readonly Level[] = [
  { level: 1, name: 'Koi Beginner', from: 0, benefits: 'basic AI consultations', tickets: 0 },
  {
    level: 2,
    name: 'Koi Novice',
    from: 100,
    benefits: 'extended AI chat, 1 free show ticket',
    tickets: 1,
  },
  {
    level: 3,
    name: 'Koi Intermediate',
    from: 300,
    benefits: 'image analysis, 2 tickets',
    tickets: 2,
  },
  {
    level: 4,
    name: 'Koi Advanced',
    from: 600,
    benefits: 'priority support, 3 tickets',
    tickets: 3,
  },
  { level: 5, name: 'Koi Expert', from: 1000, benefits: 'beta features, 5 tickets', tickets: 5 },
  {
    level: 6,
    name: 'Koi Master',
    from: 1500,
    benefits: 'exclusive competitions, 10 tickets',
    tickets: 10,
  },
  {
    level: 7,
    name: 'Grand Master',
    from: 2500,
    benefits: 'all features, unlimited tickets',
    tickets: 0,
  },
];

/** The level that so many points reach. */
export const levelAt = (points: number): Level =>
  levels.findLast(({ from }) => points >= from) ?? (levels[0] as Level);

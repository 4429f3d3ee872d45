/**
 * Every number of the ranking, in one place. They are house rules, chosen by hand so that the order of
 * conditions follows what a keeper saw and measured; none of them was fitted to cases, so a share is no
 * probability of being ill.
 *
 * A condition's weight is its prior times one factor for each piece of evidence that has to do with it
 * (naive Bayes, as odds against the background): over 1 speaks for it, under 1 against it.
 */
export const weights = {
  /** How often keepers meet it, before anything is known of this fish. */
  prior: { common: 3, occasional: 1, rare: 0.3 },
  /** The keeper sees a sign of it on the fish. */
  onFish: { typical: 12, often: 6, sometimes: 2.5 },
  /** How the fish behaves: most ill fish hang about and eat little, so it tells conditions apart less. */
  behaviour: { typical: 6, often: 4, sometimes: 2 },
  /** What happened and to whom (deaths, several fish, a male in spring): less again. */
  history: { typical: 4, often: 3, sometimes: 1.5 },
  /**
   * The keeper looked for a sign of it, and it is not there. What nobody looked for counts nothing, and
   * what only some fish show is no argument when it is missing.
   */
  absent: { typical: 0.2, often: 0.5, sometimes: 1 },
  /** The same of what did not happen. */
  notHappened: { typical: 0.5, often: 0.8, sometimes: 1 },
  /** A mark on the photo may be a sign of it: far weaker than a look at the fish. */
  photo: { typical: 2.5, often: 1.8, sometimes: 1.2 },
  /** The water value that causes it, by the worst band among its causes. */
  water: { emergency: 40, act: 12, watch: 2, ideal: 0.05 },
  /** Water temperature against the range in which it occurs; `near` is at most 2 °C outside. */
  temperature: { inside: 1.3, near: 0.6, outside: 0.1 },
} as const;

/** °C outside its range at which a condition still counts as near it: thermometers and layers differ. */
export const NEAR_DEGREES = 2;

/**
 * From which product of its factors (without the prior) and from which share of all that are considered
 * the evidence fits a condition. `strong` also needs a typical sign that the keeper saw, or its water
 * value: a photo alone is never strong. `partial` needs one of these or a sign on the fish. One sign
 * that a dozen conditions have gives each a small share, and so fits none of them well.
 */
export const fitLimits = {
  strong: { product: 30, share: 0.33 },
  partial: { product: 10, share: 0.05 },
} as const;

/**
 * From this strength on a mark on the photo counts as a sign. Weaker ones are shown as places to look
 * at and change no verdict. 61 photos of healthy show fish had 23 marks, none of them of 0.8, and a
 * drawn healthy koi one of 0.83. How many real marks reach it has not been measured.
 */
export const NOTICEABLE = 0.85;

/** Conditions shown. */
export const MOST_LISTED = 8;

/** Share of the weight of all that are considered under which a condition is not shown. */
export const LEAST_SHARE = 0.005;

/** The second of two conditions is named in the headline from this part of the first one's share. */
export const CLOSE_SECOND = 0.6;

/** A condition with a smaller share than this is not named in the headline: too many others fit as well. */
export const NAMED_SHARE = 0.25;

/** Conditions make the whole case as grave as they are from this part of the first one's share. */
export const GRAVE_PART = 1 / 3;

/** What to look for next, for each condition. */
export const MOST_ASKED = 2;

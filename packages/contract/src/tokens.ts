/** Tokens per message or set of photos, in all. Shown before the action. */
export const tokenCosts = {
  chat: 1,
  chatWithImage: 5,
  voice: 1,
  analyzeKoi: { comprehensive: 1, 'disease-detection': 5 },
  healthAssessment: 5,
  showScore: 5,
  findMyKoi: 1,
} as const;

export const FREE_TOKENS = 5;

/** For each side of a referral, when the friend has verified the address. */
export const REFERRAL_TOKENS = 100;

/** The keeper's checklists: what earns experience (and show tickets) when it is done. */
export type ChecklistItem = {
  readonly id: string;
  readonly task: string;
  readonly category: 'feeding' | 'water' | 'observation' | 'maintenance';
  readonly xp: number;
  readonly tickets: number;
};

export const dailyChecklist: readonly ChecklistItem[] = [
  { id: 'feed', task: 'Feed koi', category: 'feeding', xp: 5, tickets: 0 },
  { id: 'temperature', task: 'Check water temperature', category: 'water', xp: 3, tickets: 0 },
  { id: 'observe', task: 'Observe behavior', category: 'observation', xp: 5, tickets: 0 },
];

/** Starts anew on Monday. */
export const weeklyChecklist: readonly ChecklistItem[] = [
  { id: 'test-water', task: 'Test water parameters', category: 'water', xp: 15, tickets: 1 },
  { id: 'filter', task: 'Clean filter media', category: 'maintenance', xp: 20, tickets: 1 },
  { id: 'pond', task: 'General pond cleaning', category: 'maintenance', xp: 25, tickets: 2 },
];

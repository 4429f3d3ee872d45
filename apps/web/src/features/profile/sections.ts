/** The parts of the page in order, for the list that leads to them. */
export const sections = [
  { id: 'account', title: 'Your account' },
  { id: 'plan', title: 'Plan' },
  { id: 'preferences', title: 'Preferences' },
  { id: 'email', title: 'Email address' },
  { id: 'password', title: 'Password' },
  { id: 'devices', title: 'Devices' },
  { id: 'tokens', title: 'Token history' },
  { id: 'data', title: 'Your data' },
  { id: 'delete', title: 'Delete account' },
] as const;

export type SectionId = (typeof sections)[number]['id'];

export const titleOf = (id: SectionId): string =>
  sections.find((section) => section.id === id)?.title ?? '';

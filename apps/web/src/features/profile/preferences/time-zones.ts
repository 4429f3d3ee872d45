export type ZoneGroup = {
  /** Part of the world, as the names of zones begin. */
  readonly label: string;
  readonly zones: readonly { readonly id: string; readonly name: string }[];
};

const readable = (part: string): string => part.replaceAll('_', ' ');

/** 'America/Argentina/Buenos_Aires' is 'Argentina, Buenos Aires' in the group 'America'. */
const split = (id: string): { group: string; name: string } => {
  const [area = '', ...rest] = id.split('/');
  return rest.length === 0
    ? { group: 'Other', name: id }
    : { group: readable(area), name: rest.map(readable).join(', ') };
};

/** Zones by part of the world. `current` is there even where this browser does not list it. */
export const zoneGroups = (known: readonly string[], current: string | null): ZoneGroup[] => {
  const ids = new Set([...known, ...(current === null ? [] : [current])]);
  const groups = new Map<string, { id: string; name: string }[]>();
  for (const id of [...ids].sort()) {
    const { group, name } = split(id);
    groups.set(group, [...(groups.get(group) ?? []), { id, name }]);
  }
  return [...groups].map(([label, zones]) => ({ label, zones }));
};

/** What this browser knows; an old one knows none, and the present choice is all that is offered. */
export const knownZones = (): readonly string[] =>
  'supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : [];

import { describe, expect, it } from 'vitest';
import { knownZones, zoneGroups } from './time-zones.ts';

describe('zoneGroups', () => {
  it('groups by part of the world and reads well', () => {
    const zones = ['Europe/London', 'America/Argentina/Buenos_Aires', 'America/New_York', 'UTC'];
    expect(zoneGroups(zones, null)).toEqual([
      {
        label: 'America',
        zones: [
          { id: 'America/Argentina/Buenos_Aires', name: 'Argentina, Buenos Aires' },
          { id: 'America/New_York', name: 'New York' },
        ],
      },
      { label: 'Europe', zones: [{ id: 'Europe/London', name: 'London' }] },
      { label: 'Other', zones: [{ id: 'UTC', name: 'UTC' }] },
    ]);
  });

  it('offers the present zone, once, whatever the browser lists', () => {
    expect(zoneGroups([], 'Asia/Tokyo')).toEqual([
      { label: 'Asia', zones: [{ id: 'Asia/Tokyo', name: 'Tokyo' }] },
    ]);
    const [asia] = zoneGroups(['Asia/Tokyo'], 'Asia/Tokyo');
    expect(asia?.zones).toHaveLength(1);
  });

  it('knows the zones of this browser', () => {
    expect(knownZones()).toContain('Europe/London');
  });
});
